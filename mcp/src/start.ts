import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { openLibrary } from './library.ts';
import { createServer } from './server.ts';

const [wish] = process.argv.slice(2);
const library = openLibrary(new URL('data/', import.meta.url));
if (wish === '--version') console.log(library.site.version);
else if (wish !== undefined) {
  console.error(
    `easel-mcp speaks the Model Context Protocol over standard input and output. Add it to an assistant; it takes no arguments but --version. See ${library.site.address}docs/intro`,
  );
  process.exitCode = wish === '--help' ? 0 : 2;
} else await createServer(library).connect(new StdioServerTransport());
