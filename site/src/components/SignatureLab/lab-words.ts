import type { MessageCode } from '@easel/signing';
import { createContext, useContext } from 'react';
import type { Holding } from './lab-messages.ts';
import type { RunningLab } from './start-lab.ts';
import type english from './words/en.json';

export type LabTexts = typeof english;

export interface LabWords {
  texts: LabTexts;
  /** Title, explanation and remedy of every code that signing/ knows. */
  messages: Record<MessageCode, { title: string; explanation: string; remedy: string }>;
}

export const loadWords = {
  en: () => both(import('./words/en.json'), import('@easel/signing/messages/en.json')),
  zh: () => both(import('./words/zh.json'), import('@easel/signing/messages/zh.json')),
};

async function both(
  texts: Promise<{ default: LabTexts }>,
  messages: Promise<{ default: LabWords['messages'] }>,
): Promise<LabWords> {
  return { texts: (await texts).default, messages: (await messages).default };
}

export interface LabState extends LabWords {
  lab: RunningLab;
  holding: Holding;
  setHolding(holding: Holding): void;
}

const LabContext = createContext<LabState | undefined>(undefined);
export const LabProvider = LabContext.Provider;
export const useLabState = () => useContext(LabContext) as LabState;
