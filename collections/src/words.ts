/** What collections say beside the texts of the contract, in the language of whoever downloads them. */
export interface Words {
  about: string;
  baseUrl: string;
  appId: string;
  privateKey: string;
  token: string;
  sandbox: string;
  production: string;
  httpFile: string;
  httpJob: string;
  arazzo: string;
  upload: string;
  inputToken: string;
  inputRun: string;
  inputImage: string;
}
