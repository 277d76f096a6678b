import { gzipSync } from 'node:zlib';

export interface ArchiveFile {
  name: string;
  content: Buffer;
  isProgram?: boolean;
}

const block = 512;

/** A ustar archive, compressed: the same bytes for the same files, whoever packs them and when. */
export function packArchive(files: readonly ArchiveFile[]): Buffer {
  const sorted = files.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const parts = sorted.flatMap(file => [header(file), file.content, padding(file.content.length)]);
  return gzipSync(Buffer.concat([...parts, Buffer.alloc(2 * block)]), { level: 9 });
}

const padding = (length: number) => Buffer.alloc((block - (length % block)) % block);

/** Fields by their place; numbers in octal digits. */
function header({ name, content, isProgram = false }: ArchiveFile): Buffer {
  const head = Buffer.alloc(block);
  if (Buffer.byteLength(name) > 100) throw new Error(`${name} is too long a name for an archive.`);
  head.write(name, 0);
  head.write(octal(isProgram ? 0o755 : 0o644, 7), 100);
  head.write(octal(0, 7), 108);
  head.write(octal(0, 7), 116);
  head.write(octal(content.length, 11), 124);
  // npm sets the times of what it unpacks by itself; 1985 is what it writes when it packs.
  head.write(octal(499_162_500, 11), 136);
  head.write('        0', 148);
  head.write('ustar\x0000', 257);
  head.write(
    `${octal(
      head.reduce((sum, byte) => sum + byte),
      6,
    )}\0 `,
    148,
  );
  return head;
}

const octal = (value: number, digits: number) => value.toString(8).padStart(digits, '0');
