import { afterPaint } from '@site/islands/kit/after-paint';

let started = false;

function start(): void {
  if (started) return;
  started = true;
  require('@docusaurus/core/lib/client/clientEntry.js');
}

// Tells static/recover.js that the scripts are here.
document.documentElement.dataset.scripts = 'here';
afterPaint(start);
// A tab in the background is not painted.
setTimeout(start, 1000);
