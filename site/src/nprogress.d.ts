/** The part of Docusaurus' progress bar that this site sets. */
declare module 'nprogress' {
  const nprogress: { configure(options: { barSelector: string; template: string }): void };
  export default nprogress;
}
