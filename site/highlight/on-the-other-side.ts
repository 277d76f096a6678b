export const highlightNow = undefined;
