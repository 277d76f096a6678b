import type { Finding } from '@easel/signing/explain';
import type { ReactNode } from 'react';
import { fill } from '../kit/view/fill';
import InlineCode from '../kit/view/InlineCode';
import { useLabState } from './running-lab';

/** Each mistake by name: what it is, how sure that is, and what to do. */
export default function Findings({ findings }: { findings: Finding[] }): ReactNode {
  const { texts, messages } = useLabState();
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
          <strong>{texts.remedy}</strong>
          {texts.gap}
          <InlineCode>{fill(remedy, params)}</InlineCode>
        </p>
      </div>
    );
  });
}
