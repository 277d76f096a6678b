/** Markup of a sample that a component shows: its text on the server, its address in the browser. */
declare module '@samples/*' {
  const markup: string;
  export default markup;
}
