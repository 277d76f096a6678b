export interface SampleLanguage {
  id: string;
  label: string;
  program: string;
  client: string;
  highlight: string;
  comment: string;
  run: string;
  try?: string;
}

/** What samples/<task>/sample.yaml says, as far as a page shows it. */
export interface SampleTask {
  title: string;
  summary: string;
  output: string;
  without?: Record<string, string>;
}

/** What the runner wrote down about one program: samples/generated/report.json. */
interface SampleResult {
  passed: boolean;
  output: string;
}

export interface SampleReport {
  commit: string;
  languages: Record<string, { label: string; version: string }>;
  samples: Record<string, Record<string, SampleResult>>;
}

export interface SampleProgram {
  language: SampleLanguage;
  code: string;
  version?: string;
  result?: SampleResult;
}
