import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { readSidebar } from '@easel/reference';
import { contentFolder, currentLanguage } from './config/site.ts';

const sidebars: SidebarsConfig = {
  docs: ['guide', ...readSidebar(contentFolder(currentLanguage()))],
};

export default sidebars;
