/** Wraps @docusaurus/theme-classic 3.10.2: on phones the menu, not the bar, is where search is opened. */
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import Header from '@theme-init/Navbar/MobileSidebar/Header';
import type { ReactNode } from 'react';
import SearchBar from '../../../SearchBar';

export default function MobileSidebarHeader(): ReactNode {
  const { toggle } = useNavbarMobileSidebar();
  return (
    <>
      <Header />
      <SearchBar
        onOpen={() => {
          toggle();
          // The menu is gone when the dialog closes; this is where the reader was before it.
          document.querySelector<HTMLElement>('.navbar__toggle')?.focus();
        }}
      />
    </>
  );
}
