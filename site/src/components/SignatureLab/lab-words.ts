import type { MessageCode } from '@easel/signing';
import { createContext, useContext } from 'react';
import type { Holding } from './lab-messages.ts';
import type { RunningLab } from './start-lab.ts';
import type english from './words/en.json';

export type LabTexts = typeof english;

/** Title, explanation and remedy of every code that signing/ knows. */
export type LabMessages = Record<
  MessageCode,
  { title: string; explanation: string; remedy: string }
>;

export const wordFiles = {
  en: [
    new URL('./words/en.json', import.meta.url),
    new URL('@easel/signing/messages/en.json', import.meta.url),
  ],
  zh: [
    new URL('./words/zh.json', import.meta.url),
    new URL('@easel/signing/messages/zh.json', import.meta.url),
  ],
};

export interface LabWords {
  texts: LabTexts;
  messages: LabMessages;
}

export interface LabState extends LabWords {
  lab: RunningLab;
  holding: Holding;
  setHolding(holding: Holding): void;
}

const LabContext = createContext<LabState | undefined>(undefined);
export const LabProvider = LabContext.Provider;
export const useLabState = () => useContext(LabContext) as LabState;
