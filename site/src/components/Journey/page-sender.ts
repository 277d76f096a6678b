import type { Target } from '../Console/request/targets';
import { keyFor } from '../Console/send/key-for';
import { samplePicture } from '../Console/send/sample-picture';
import { sendRequest, targetFetch } from '../Console/send/send-request';
import { uploadFile } from '../Console/send/upload-file';
import type { Sender } from './run-step';

/** Signs with the key of this tab and asks the sandbox of this page. */
export function pageSender(target: Target, onPicture: (picture: Blob) => void): Sender {
  return {
    send: async request => sendRequest(target, await keyFor(target), request),
    async put(putUrl, headers) {
      const picture = await samplePicture();
      onPicture(picture);
      const sent = await uploadFile({ putUrl, headers }, picture, targetFetch(target));
      return { status: sent?.status ?? 0 };
    },
  };
}
