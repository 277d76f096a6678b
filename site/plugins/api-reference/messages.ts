import type english from '@messages/reference.json';

/** What a reference page says of its own, in one language. */
export type Messages = typeof english;
