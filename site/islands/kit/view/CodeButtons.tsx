/** @jsxRuntime automatic */
import type { ReactNode } from 'react';

interface Props {
  /** Left out where no line is long enough to be wrapped. */
  wrap?: string | undefined;
  copy: string;
  /** Where React is in charge; in static markup the page listens. */
  onPress?: (event: MouseEvent) => void;
}

export function CodeButtons({ wrap, copy, onPress }: Props): ReactNode {
  const press = onPress && (({ nativeEvent }: { nativeEvent: MouseEvent }) => onPress(nativeEvent));
  return (
    <div className="ref-buttons">
      {wrap && (
        <button
          type="button"
          className="ref-button"
          data-wrap=""
          aria-pressed="true"
          onClick={press}
        >
          {wrap}
        </button>
      )}
      <button type="button" className="ref-button" data-copy="" onClick={press}>
        {copy}
      </button>
    </div>
  );
}
