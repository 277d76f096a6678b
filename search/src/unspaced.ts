/** Chinese and kana are written without spaces between words. */
export const UNSPACED_CLASS = '[\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}ー]';

/** In a sorted dictionary, pairs of characters begin here. */
export const FIRST_UNSPACED = '\u2e80';

const UNSPACED = new RegExp(UNSPACED_CLASS, 'u');

export const isUnspaced = (text: string): boolean => UNSPACED.test(text);

export const isSingleUnspaced = (text: string): boolean =>
  isUnspaced(text) && [...text].length === 1;
