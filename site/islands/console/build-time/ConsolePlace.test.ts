import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import messages from '../../../i18n/en/messages/operations.json' with { type: 'json' };
import { ConsolePlace, TryLink } from './ConsolePlace.tsx';

it('is a link that works before the script has come, and a place for the console', () => {
  const markup = [TryLink, ConsolePlace].map(part =>
    renderToStaticMarkup(createElement(part, { messages })),
  );
  expect(markup[0]).toMatch(
    /^<a href="#try" [^>]*data-try="">Try it<\/a><span role="status" [^>]*data-failed="[^"]+">[^<]+<\/span>$/,
  );
  expect(markup[1]).toMatch(
    /^<div data-slot="console" id="try"><noscript>.*JavaScript.*<\/noscript><div class="con" data-console=""><\/div><\/div>$/,
  );
});
