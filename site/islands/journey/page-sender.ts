import type { Target } from '../../src/components/Console/request/targets';
import { keyFor } from '../../src/components/Console/send/key-for';
import { samplePicture } from '../../src/components/Console/send/sample-picture';
import { sendRequest, targetFetch } from '../../src/components/Console/send/send-request';
import { uploadFile } from '../../src/components/Console/send/upload-file';
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
