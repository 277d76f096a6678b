import type { Loading as Ours } from '@site/src/theme/Loading';
import Original from '@theme/Loading';

/** The theme's own, of which Docusaurus knows only what its routes give to it. */
export const Loading = Original as typeof Ours;
