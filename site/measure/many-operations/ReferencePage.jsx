import { revealTarget, useReport } from '@easel/reference/browser';
import { useEffect, useState } from 'react';
import '@easel/reference/styles/page.css';
import '@easel/reference/styles/tree.css';
import '@easel/reference/styles/examples.css';
import '@easel/reference/styles/sidebar.css';

export function fetchAhead() {}

/** The component that reference/README.md shows: not ours, whose theme the Markdown pages would pay for, too. */
export default function ReferencePage({ markup }) {
  useReport(markup);
  const [html, setHtml] = useState(typeof markup === 'string' ? '' : markup.html);
  useEffect(() => {
    if (document.querySelector('.ref-page')) return revealTarget();
    fetch(markup).then(async response => setHtml(await response.text()));
  }, [markup, html]);
  return (
    <div className="ref" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
  );
}
