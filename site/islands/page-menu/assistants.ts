/** Those that say in public how an address brings a message along; nothing of them is loaded. */
export const assistants = [
  { name: 'ChatGPT', prefilled: 'https://chatgpt.com/?q=' },
  { name: 'Claude', prefilled: 'https://claude.ai/new?q=' },
  { name: 'Perplexity', prefilled: 'https://www.perplexity.ai/search?q=' },
];
