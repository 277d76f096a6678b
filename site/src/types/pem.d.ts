declare module '*.pem' {
  const text: string;
  export default text;
}
