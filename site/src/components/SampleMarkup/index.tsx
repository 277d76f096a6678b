import { followSamples } from '@site/islands/kit/follow-samples';
import StaticMarkup from '@site/islands/kit/StaticMarkup';
import type { ReactNode } from 'react';
import './styles.css';

/** A sample in all its languages. */
export default function SampleMarkup({ markup }: { markup: string }): ReactNode {
  return <StaticMarkup source={markup} enliven={followSamples} />;
}
