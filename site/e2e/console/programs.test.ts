import { startServer } from '@easel/sandbox/node';
import { describe, expect, it } from 'vitest';
import { draftOf } from '../../islands/console/request/draft.ts';
import { runProgram } from './copied-programs.ts';
import { languages, printProgram } from './print-program.ts';
import { readForms } from './read-forms.ts';

/** A program is the same but for the request, so those that must be compiled run for three kinds of request. */
const compiled = ['create-job', 'create-resource-image', 'get-job'];

const runs = (await readForms('en')).flatMap(form =>
  languages
    .filter(language => !/^(Go|Java)$/.test(language) || compiled.includes(form.id))
    .map(language => ({ form, language, operation: form.id })),
);

// One browser test in each language asserts that the page offers the very program that is printed here.
describe('what the console offers to copy', () => {
  // Each against a sandbox that has not seen the request id; two at a time.
  it.concurrent.each(runs)(
    '$operation runs in $language',
    async ({ form, language, operation }) => {
      const draft = draftOf(form);
      // A query is signed too.
      if (operation === 'get-job') draft.parameters.wait = '1';
      const program = printProgram(form, draft, language);
      const server = await startServer({ port: 0 });
      const printed = await runProgram(language, program, server.origin).finally(server.close);
      if (operation === 'cancel-job') expect(printed).toContain('JOB_ALREADY_FINISHED');
      else expect(printed).not.toContain('http_status_code');
    },
  );
});
