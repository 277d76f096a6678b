/** @jsxRuntime automatic */
import type { ReactNode } from 'react';

/** More lines than fit on a screen beside what explains them. */
const manyLines = 24;

/** Code with its buttons; what is long scrolls in its box and fades where it goes on. */
export function CodeFrame({ lines, children, ...buttons }: FrameProps): ReactNode {
  const long = lines > manyLines;
  return (
    <div className="sample-code" data-long={long ? '' : undefined}>
      {children}
      {long && <div className="ref-fade" />}
      <CodeButtons {...buttons} />
    </div>
  );
}

interface FrameProps extends Props {
  lines: number;
  children: ReactNode;
}

interface Props {
  /** Left out where no line is long enough to be wrapped. */
  wrap?: string | undefined;
  copy: string;
  /** Where React is in charge; in static markup the page listens. */
  onPress?: (event: MouseEvent) => void;
}

function CodeButtons({ wrap, copy, onPress }: Props): ReactNode {
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
