import { type PageImports, pageImports } from '../plugins/page-imports/index.ts';

const diagrams = [
  'JobLifecycleDiagram',
  'SigningDiagram',
  'StagesDiagram',
  'UploadDiagram',
  'WebhookDiagram',
];

export function pageImportsStep(): [typeof pageImports, PageImports] {
  const entries = diagrams.map(name => [name, `@site/src/components/Diagrams/${name}`]);
  return [
    pageImports,
    {
      ...Object.fromEntries(entries),
      Journey: '@site/islands/journey',
      SampleMarkup: '@site/src/components/SampleMarkup',
    },
  ];
}
