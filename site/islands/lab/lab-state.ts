import type { MessageCode } from '@easel/signing';
import type english from '@messages/lab.json';
import { createContext, useContext } from 'react';
import type { Holding } from './lab-messages.ts';
import type { RunningLab } from './start-lab.ts';

export interface LabTexts {
  texts: typeof english;
  /** Title, explanation and remedy of every code that signing/ knows. */
  messages: Record<MessageCode, { title: string; explanation: string; remedy: string }>;
}

export interface LabState extends LabTexts {
  lab: RunningLab;
  holding: Holding;
  setHolding(holding: Holding): void;
}

const LabContext = createContext<LabState | undefined>(undefined);
export const LabProvider = LabContext.Provider;
export const useLabState = () => useContext(LabContext) as LabState;
