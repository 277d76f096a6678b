export const highlightOnServer = undefined;
