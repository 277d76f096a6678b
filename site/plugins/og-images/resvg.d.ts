// TODO: remove when @resvg/resvg-js is in package.json; it brings its own types.
declare module '@resvg/resvg-js' {
  export class Resvg {
    constructor(svg: string, options?: object);
    getBBox(): { width: number } | undefined;
    render(): { asPng(): Uint8Array };
  }
}
