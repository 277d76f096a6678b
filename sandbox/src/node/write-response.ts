import type { ServerResponse } from 'node:http';

export async function writeResponse(
  outgoing: ServerResponse,
  response: Response,
  extra: Record<string, string>,
): Promise<void> {
  const body = Buffer.from(await response.arrayBuffer());
  response.headers.forEach((value, name) => {
    outgoing.setHeader(name, value);
  });
  for (const [name, value] of Object.entries(extra)) outgoing.setHeader(name, value);
  outgoing.setHeader('Content-Length', body.length);
  // What is left of a refused body would be read as the next request.
  if (response.status >= 400) outgoing.setHeader('Connection', 'close');
  outgoing.writeHead(response.status);
  outgoing.end(body);
}
