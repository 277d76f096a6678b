/** Ejected from @docusaurus/theme-classic 3.10.2: the slot also holds the dialog, once for the whole page. */
import NavbarSearch from '@theme/Navbar/Search';
import type { Props } from '@theme/NavbarItem/SearchNavbarItem';
import type { ReactNode } from 'react';
import SearchBar from '../SearchBar';
import SearchHost from '../SearchBar/SearchHost';

export default function SearchNavbarItem({ mobile }: Props): ReactNode {
  if (mobile) return null;
  return (
    <>
      <NavbarSearch className="search-slot">
        <SearchBar />
        <SearchHost />
      </NavbarSearch>
      <SearchBar small />
    </>
  );
}
