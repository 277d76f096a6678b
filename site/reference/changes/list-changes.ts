import { type Group, groups, type Release } from '@easel/contract';
import { heading, paragraph, prose, type RootContent } from '../../remark/page-tree.ts';
import { type Names, tellChange, tellNote } from './tell-change.ts';

/** Where the change log lists what is new in the contract of a version. */
export const changesAnchor = (version: string): string =>
  `v${version.replaceAll('.', '-')}-contract`;

/** What a release brings, by what it means for programs. */
export function listChanges(release: Release, names: Names): RootContent[] {
  return groups.flatMap(group => {
    const told = tellGroup(release, group, names);
    return told.length === 0 ? [] : [label(names.messages.groups[group]), bullets(told)];
  });
}

/** The same below a heading, for the page. */
export function listSection(release: Release, names: Names): RootContent[] {
  const listed = listChanges(release, names);
  if (listed.length === 0) return [];
  const title = [{ type: 'text' as const, value: names.messages.heading }];
  return [heading(3, changesAnchor(release.version), title), ...listed];
}

/** Notes first: they say what to do. */
function tellGroup({ changes, notes }: Release, group: Group, names: Names): string[] {
  return [
    ...notes.filter(note => note.group === group).map(note => tellNote(note, names)),
    ...changes.filter(change => change.group === group).map(change => tellChange(change, names)),
  ];
}

const label = (text: string): RootContent =>
  paragraph([{ type: 'strong', children: [{ type: 'text', value: text }] }]);

const bullets = (told: string[]): RootContent => ({
  type: 'list',
  ordered: false,
  spread: false,
  children: told.map(markdown => ({
    type: 'listItem',
    spread: false,
    children: [paragraph(prose(markdown))],
  })),
});
