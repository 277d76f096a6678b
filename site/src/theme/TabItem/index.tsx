/**
 * Ejected from @docusaurus/theme-classic 3.10.2: the panel carries its tab's name, so that it is announced, and so
 * that a reader without JavaScript, who is shown every panel, can tell them apart (static/noscript.css).
 */
import { useTabs } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/TabItem';
import type { ReactNode } from 'react';

export default function TabItem({ children, className, value, label }: Props): ReactNode {
  const { selectedValue, lazy } = useTabs();
  const isSelected = value === selectedValue;
  if (!isSelected && lazy) {
    return null;
  }
  const name = label ?? value;
  return (
    <div
      role="tabpanel"
      aria-label={name}
      data-label={name}
      className={className}
      hidden={!isSelected}
    >
      {children}
    </div>
  );
}
