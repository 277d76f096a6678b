import { languages, printProgram } from './print-program.ts';
import { readForms } from './read-forms.ts';

/** Prints, for a test in a browser, every program for an operation and a body. */
const [operation, body] = process.argv.slice(2);
const form = (await readForms('en')).find(({ id }) => id === operation)!;
const draft = { parameters: {}, body, scenario: '' };
const programs = languages.map(language => ({
  language,
  text: printProgram(form, draft, language),
}));
console.log(JSON.stringify(programs));
