import type { Target } from '../console/request/targets';
import { keyFor } from '../console/send/key-for';
import { samplePicture } from '../console/send/sample-picture';
import { sendRequest, targetFetch } from '../console/send/send-request';
import { uploadFile } from '../console/send/upload-file';
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
