declare module 'openapi-sampler' {
  export function sample(schema: object, options?: object, document?: object): unknown;
}
