/** The address of the sheet: plugins/islands. */
declare module '*.island.css' {
  const href: string;
  export default href;
}
