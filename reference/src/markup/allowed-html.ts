import { defaultSchema, type Schema } from 'hast-util-sanitize';

const active = new Set(['img', 'picture', 'source', 'input']);

/** What GitHub keeps of a readme, without what loads, what can be filled in, and ids, which would meet those of the page. */
export const allowedHtml: Schema = {
  ...defaultSchema,
  tagNames: (defaultSchema.tagNames ?? []).filter(name => !active.has(name)),
  attributes: {
    a: ['href'],
    code: [['className', /^language-./]],
    td: ['align', 'colSpan', 'rowSpan'],
    th: ['align', 'colSpan', 'rowSpan'],
    ol: ['start'],
    '*': ['dir', 'lang', 'title'],
  },
  protocols: { href: ['http', 'https', 'mailto'] },
};
