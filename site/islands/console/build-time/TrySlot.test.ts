import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import messages from '../../../i18n/en/messages/operations.json' with { type: 'json' };
import { TrySlot } from './TrySlot.tsx';

it('is a link that works before the script has come, and a place for the console', () => {
  expect(renderToStaticMarkup(createElement(TrySlot, { messages }))).toMatch(
    /<div data-slot="console" id="try"><p .*<a href="#try" [^>]*data-try="">Try it<\/a>.*<noscript>.*JavaScript.*<\/noscript><div class="con" data-console=""><\/div><\/div>/,
  );
});
