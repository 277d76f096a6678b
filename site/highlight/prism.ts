import { Prism } from 'prism-react-renderer';

// The grammars of prismjs add themselves to a global, so this module must be imported before them.
(globalThis as { Prism?: unknown }).Prism = Prism;

export { Prism };
