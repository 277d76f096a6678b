/** A file that is not there is an error, not an answer. */
export async function fetchJson<Data>(address: string | URL): Promise<Data> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(response.url);
  return response.json();
}
