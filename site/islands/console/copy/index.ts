import type { PrintProgram } from '../request/build-request';

interface Language {
  /** As samples/languages.yaml has it: the choice holds for samples, too. */
  id: string;
  name: string;
  load: () => Promise<{ print: PrintProgram }>;
}

/** The languages of samples/languages.yaml; each comes when it is chosen. To offer another, write its program. */
export const languages: Language[] = [
  { id: 'curl', name: 'curl', load: () => import('./curl') },
  { id: 'node', name: 'Node.js', load: () => import('./node') },
  { id: 'python', name: 'Python', load: () => import('./python') },
  { id: 'go', name: 'Go', load: () => import('./go') },
  { id: 'java', name: 'Java', load: () => import('./java') },
  { id: 'php', name: 'PHP', load: () => import('./php') },
  { id: 'ruby', name: 'Ruby', load: () => import('./ruby') },
];
