import { describe, expect, it } from 'vitest';
import { fixtureRepository } from '../repository/fixture-repository.ts';
import { englishTextsUseOneNameForEachThing as rule } from './english-texts-use-one-name-for-each-thing.ts';

const page = 'site/docs/a.md';
const glossary = `
- { term: response, avoid: [answer, answers, answered], also: [questions and answers] }
- { term: webhook, avoid: [callback, callbacks, called back] }
- { term: account console, avoid: [console] }
- { term: Try it panel, avoid: [console, playground] }
- { term: model family, avoid: [base model] }
- { term: ID, avoid: [id, ids] }
`;
const findings = (text: string, path = page) =>
  rule.findings(fixtureRepository({ 'contributing/glossary.yaml': glossary, [path]: text }));

describe('English texts use one name for each thing', () => {
  it.each([
    ['the word of the glossary', 'The response has the job ID; read IDs as strings.'],
    ['a word of another term that is part of a name', 'Register the key in the account console.'],
    ['a phrase in which the word is right', 'See questions and answers.'],
    ['code', 'Send `callback` and `id`.\n\n```js\nconsole.log(answer);\n```'],
    ['a name with a hyphen', 'Skip a webhook-id you know; build a console-like tool.'],
    ['a word in quotation marks', 'What we called an “answer” and a “base model” before.'],
    ['the id of a heading', '## Webhooks {/* #callbacks */}'],
    ['the address of a link', '[Webhooks](./callback.md#answer)'],
    ['a longer word', 'It is unanswerable.'],
  ])('accepts %s', (_what, text) => {
    expect(findings(text)).toEqual([]);
  });

  it.each([
    ['answer for response', 'The answer has no body.', 'answer', '“response”'],
    ['the verb', 'It is answered with 404.', 'answered', '“response”'],
    ['at the beginning of a sentence', 'Answers are JSON.', 'answers', '“response”'],
    ['callback for webhook', '## Receive callbacks', 'callbacks', '“webhook”'],
    ['a phrase, over two blanks', 'Or be called  back.', 'called back', '“webhook”'],
    ['either console', 'Open the console.', 'console', '“account console” or “Try it panel”'],
    ['base model', 'The base models differ; a base model decides.', 'base model', '“model family”'],
    ['id in prose', 'Keep the job id.', 'id', '“ID”'],
    ['a title', '---\ntitle: Ids as strings\n---\n', 'ids', '“ID”'],
    ['a link text', '[Every callback](./a.md)', 'callback', '“webhook”'],
    ['a table', '| Field |\n| --- |\n| The answer |', 'answer', '“response”'],
  ])('reports %s', (_what, text, word, name) => {
    expect(findings(text)).toMatchObject([
      {
        where: expect.stringContaining(page),
        found: expect.stringContaining(`“${word}” in`),
        expected: `${name}, as in contributing/glossary.yaml`,
      },
    ]);
  });

  it.each([
    ['the blog', 'site/blog/2026-01-01-a.md', 'An answer.'],
    ['tags', 'site/docs/tags.yml', 'a: { description: The answer. }'],
    ['messages', 'site/i18n/en/messages/lab.json', '{"a": "The answer"}'],
    ['the messages of a package', 'signing/messages.json', '{"a": {"title": "The answer"}}'],
    ['components', 'site/src/a.tsx', '<Translate id="a">The answer</Translate>'],
    ['errors', 'contract/errors.yaml', 'errors: { A: { cause: The answer. } }'],
    ['values', 'contract/schemas/a.yaml', 'x-enum-descriptions: { A: The answer. }'],
    ['samples', 'samples/a/sample.yaml', 'title: An answer'],
    ['journeys', 'site/journeys/a.yaml', 'steps: [{ text: The answer. }]'],
    ['the gallery', 'site/gallery/gallery.yaml', '- { id: a, seen: The answer. }'],
  ])('reads %s', (_what, path, text) => {
    expect(findings(text, path)).toHaveLength(1);
  });

  it('reads what the glossary itself says', () => {
    const own = { 'contributing/glossary.yaml': `${glossary}- { term: a, means: An answer. }\n` };
    expect(rule.findings(fixtureRepository(own))).toHaveLength(1);
  });
});
