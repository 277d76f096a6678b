import { McpServer, ResourceTemplate } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import type { Library } from './library.ts';
import { findPage } from './pages.ts';
import { createSession } from './sandbox-session.ts';
import {
  type Answer,
  type Bench,
  chooseLanguage,
  longestAnswer,
  type Tool,
  ToolProblem,
} from './tool.ts';
import { listTools } from './tools/index.ts';

const instructions = `Easel is an image-generation API whose requests are signed with RSA. These tools work offline, from the documentation that they came with and a sandbox in this process; nothing here reaches the real API.
A way that works: search, read_page and get_operation to learn; validate_request and price_request before sending; run_request to try it in the sandbox; explain_error and explain_signature when something is refused.
A tool that fails says in its result what to do next.`;

export function createServer(library: Library): McpServer {
  const server = new McpServer(
    { name: 'easel', title: 'Easel', version: library.site.version },
    { instructions },
  );
  const bench: Bench = { library, session: createSession() };
  for (const tool of listTools(chooseLanguage(library.site.languages))) {
    const { name, title, description, input, changes = false } = tool;
    const annotations = {
      readOnlyHint: !changes,
      destructiveHint: false,
      idempotentHint: !changes,
      openWorldHint: false,
    };
    server.registerTool(name, { title, description, inputSchema: input, annotations }, given =>
      answer(tool, given, bench),
    );
  }
  offerPages(server, library);
  return server;
}

async function answer(tool: Tool, given: unknown, bench: Bench): Promise<CallToolResult> {
  try {
    return toResult(await tool.run(given as Record<string, unknown>, bench));
  } catch (error) {
    const isOurs = error instanceof ToolProblem;
    const text = isOurs ? error.message : `${tool.name} cannot handle this input. Simplify it.`;
    return { content: [{ type: 'text', text }], isError: true };
  }
}

function toResult({ data, pictures = [] }: Answer): CallToolResult {
  const text = typeof data === 'string' ? data : JSON.stringify(data, null, 1);
  return {
    content: [
      { type: 'text', text: bounded(text) },
      ...pictures.map(picture => ({ type: 'image' as const, ...picture })),
    ],
  };
}

function bounded(text: string): string {
  if (text.length <= longestAnswer) return text;
  return `${text.slice(0, longestAnswer)}\n… cut after ${longestAnswer} of ${text.length} characters.`;
}

/** The same pages as resources, for clients that let a person attach them. */
function offerPages(server: McpServer, library: Library): void {
  const { address, languages } = library.site;
  const [first, ...others] = languages;
  const list = () => ({
    resources: library.edition(first).pages.map(({ path, title, description }) => ({
      uri: `easel://${first}${path}`,
      name: title,
      description,
      mimeType: 'text/markdown',
    })),
  });
  const complete = { language: () => [first, ...others] };
  server.registerResource(
    'page',
    new ResourceTemplate('easel://{language}/{+path}', { list, complete }),
    { title: 'Page', description: `A page of ${address} as Markdown`, mimeType: 'text/markdown' },
    (uri, { language, path }) => {
      const page =
        languages.includes(String(language)) && findPage(library, String(language), String(path));
      if (!page) throw new Error(`There is no page ${uri}. List the resources, or use search.`);
      return { contents: [{ uri: uri.href, mimeType: 'text/markdown', text: page.text }] };
    },
  );
}
