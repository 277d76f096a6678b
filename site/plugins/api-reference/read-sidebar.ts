import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SidebarCategory } from './list-sidebar.ts';

/** Inside the content folders, because the docs plugin looks nowhere else; ignored by git. */
export const generatedFolder = 'generated';
export const sidebarFile = 'sidebar.json';

/** For sidebars.ts, which Docusaurus loads after the plugin has written the pages. */
export function readSidebar(contentFolder: string): SidebarCategory[] {
  const file = join(contentFolder, generatedFolder, sidebarFile);
  return existsSync(file) ? [JSON.parse(readFileSync(file, 'utf8'))] : [];
}
