import { curl } from './curl';
import { node } from './node';
import type { PrintProgram } from './program';
import { python } from './python';

/** To offer another language, write its program and add it here. */
export const programs: { name: string; print: PrintProgram }[] = [
  { name: 'curl', print: curl },
  { name: 'Node.js', print: node },
  { name: 'Python', print: python },
];
