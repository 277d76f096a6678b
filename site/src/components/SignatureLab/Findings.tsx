import type { Finding } from '@easel/signing/explain';
import { fill } from '@site/src/components/Workbench/fill';
import InlineCode from '@site/src/components/Workbench/InlineCode';
import type { ReactNode } from 'react';
import { type LabWords, useLabState } from './lab-words';

interface Props {
  findings: Finding[];
  messages: LabWords['messages'];
}

/** Each mistake by name: what it is, how sure that is, and what to do. */
export default function Findings({ findings, messages }: Props): ReactNode {
  const { texts } = useLabState();
  return findings.map(({ code, params, confidence }) => {
    const { title, explanation, remedy } = messages[code];
    return (
      <div key={code} className="bench-bad" data-code={code}>
        <h4>
          {title} <span className="bench-tag">{texts[confidence]}</span>
        </h4>
        <p>
          <InlineCode>{fill(explanation, params)}</InlineCode>
        </p>
        <p>
          <strong>{texts.remedy}</strong> <InlineCode>{fill(remedy, params)}</InlineCode>
        </p>
      </div>
    );
  });
}
