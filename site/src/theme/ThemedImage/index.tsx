/**
 * Wraps @docusaurus/theme-classic 3.10.2: the page has the picture of both colour modes, and fetched both.
 */

import type { Props } from '@theme/ThemedImage';
import ThemedImage from '@theme-original/ThemedImage';
import type { ReactNode } from 'react';

/** A browser never fetches a lazy picture that is not displayed. */
export default function LazyThemedImage(props: Props): ReactNode {
  return <ThemedImage loading="lazy" {...props} />;
}
