export interface Text {
  en: string;
  zh: string;
}

export interface Refusal {
  operation: string;
  status: number;
}

/** What a sample.yaml says; `task` is the name of its folder. */
export interface Sample {
  task: string;
  title: Text;
  summary: Text;
  /** The operations that the program asks for, no more and no fewer. */
  operations: string[];
  /** What every language prints, with {placeholders}. */
  output: string;
  files?: string[];
  keys?: string[];
  produces?: string[];
  app?: string;
  client?: false;
  /** `busy` are statuses that the first requests are answered with: the client must repeat them. */
  sandbox?: { speed?: number; callbacks?: boolean; busy?: number[] };
  /** Answers of 400 and above that the program provokes on purpose. */
  refused?: Refusal[];
  fails?: { code: string };
  without?: Record<string, Text>;
}

export interface Language {
  id: string;
  label: string;
  program: string;
  client: string;
  highlight: string;
  comment: string;
  version: string;
  compile?: string;
  run: string;
  /** What a reader types, where it differs from what the runner does. */
  try?: string;
  lint: string[];
}

export interface Run {
  sample: Sample;
  language: Language;
}

export interface Verdict extends Run {
  problems: string[];
  seconds: number;
  output: string;
}
