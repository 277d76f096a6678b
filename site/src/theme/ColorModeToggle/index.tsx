/**
 * Ejected from @docusaurus/theme-classic 3.10.2: the original cycles system, light, dark, so the first click often
 * changes nothing visible. Required are two modes and a toggle that switches; the system preference
 * applies until the reader chooses.
 */

import { translate } from '@docusaurus/Translate';
import { useColorMode } from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { Props } from '@theme/ColorModeToggle';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

function useToggleLabel(mode: 'light' | 'dark'): string {
  const name =
    mode === 'dark'
      ? translate({ id: 'theme.colorToggle.ariaLabel.mode.dark', message: 'dark mode' })
      : translate({ id: 'theme.colorToggle.ariaLabel.mode.light', message: 'light mode' });
  return translate(
    {
      id: 'theme.colorToggle.ariaLabel',
      message: 'Switch between dark and light mode (currently {mode})',
    },
    { mode: name },
  );
}

export default function ColorModeToggle({
  className,
  buttonClassName,
  onChange,
}: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const { colorMode } = useColorMode();
  const label = useToggleLabel(colorMode);
  return (
    <div className={clsx(styles.toggle, className)}>
      <button
        className={clsx('clean-btn', styles.button, buttonClassName)}
        type="button"
        onClick={() => onChange(colorMode === 'dark' ? 'light' : 'dark')}
        disabled={!isBrowser}
        title={label}
        aria-label={label}
      >
        <IconLightMode aria-hidden className={styles.light} />
        <IconDarkMode aria-hidden className={styles.dark} />
      </button>
    </div>
  );
}
