import { inTime } from './in-time';

/** A file that is not there, or does not come, is an error, not an answer. */
export async function fetchJson<Data>(address: string | URL): Promise<Data> {
  const read = async () => {
    const response = await fetch(address);
    if (!response.ok) throw new Error(response.url);
    return response.json();
  };
  return inTime(read());
}
