import type { PrintProgram } from '../request/build-request';

export interface Language {
  name: string;
  load: () => Promise<{ print: PrintProgram }>;
}

/** The languages of samples/languages.yaml; each comes when it is chosen. To offer another, write its program. */
export const languages: Language[] = [
  { name: 'curl', load: () => import('./curl') },
  { name: 'Node.js', load: () => import('./node') },
  { name: 'Python', load: () => import('./python') },
  { name: 'Go', load: () => import('./go') },
  { name: 'Java', load: () => import('./java') },
  { name: 'PHP', load: () => import('./php') },
];
