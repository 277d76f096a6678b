/** Where the bytes of a body come from: a textarea cannot contain all of them. */
export type BodyForm = 'text' | 'crlf' | 'base64';

/** What the reader has to know about the paste itself; its messages are in i18n/. */
export type PasteNote = 'variable' | 'file-body' | 'file-newlines';

export interface PastedRequest {
  method: string;
  /** The path and query exactly as written, without scheme and host. */
  path: string;
  /** `https://host`, when a whole address was given. */
  origin?: string | undefined;
  authorization: string;
  body: string;
  /** curl reads the body from a file; `dropNewlines` as `-d @file` does. */
  file?: { name: string; dropNewlines: boolean } | undefined;
  notes: PasteNote[];
}
