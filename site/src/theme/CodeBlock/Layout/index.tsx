/**
 * Ejected from @docusaurus/theme-classic 3.10.2: a block of a page is a block of a sample, with the same buttons, the
 * same name above it, and wrapped until the reader wants its lines as they are.
 */

import { translate } from '@docusaurus/Translate';
import { useCodeBlockContext } from '@docusaurus/theme-common/internal';
import { followCodeButtons } from '@site/islands/kit/code-buttons';
import { CodeFrame } from '@site/islands/kit/view/CodeFrame';
import Content from '@theme/CodeBlock/Content';
import clsx from 'clsx';
import type { ReactNode } from 'react';

/** More letters than fit in a line of a phone. */
const longLine = 38;

export default function CodeBlockLayout({ className }: { className?: string }): ReactNode {
  const { code, title, language, className: own } = useCodeBlockContext().metadata;
  const lines = code.split('\n');
  const wide = lines.some(line => line.length > longLine);
  return (
    <div className={clsx('theme-code-block sample', className, own)}>
      <p className="sample-file">
        <code>{title ?? language}</code>
      </p>
      <CodeFrame
        lines={lines.length}
        wrap={wide ? translate({ id: 'site.code.wrap', message: 'Wrap' }) : undefined}
        copy={translate({ id: 'site.code.copy', message: 'Copy' })}
        onPress={event => followCodeButtons(event, code)}
      >
        <Content />
      </CodeFrame>
    </div>
  );
}
