export interface Target {
  path: string;
  origin?: string | undefined;
}

/**
 * Takes an address apart without the URL class, which would spell the path in its own way and so hide the very
 * difference the reader is looking for.
 */
export function splitTarget(text: string): Target {
  const address = text.trim().replace(/#.*$/s, '');
  const whole = /^([a-z][a-z0-9+.-]*:\/\/[^/?#]+)(.*)$/is.exec(address);
  if (whole) return { origin: whole[1], path: startWithSlash(whole[2] ?? '') };
  const bare = /^((?:localhost|[\w-]+(?:\.[\w-]+)+)(?::\d+)?)([/?].*|)$/is.exec(address);
  if (bare) return { origin: `http://${bare[1]}`, path: startWithSlash(bare[2] ?? '') };
  return { path: address };
}

const startWithSlash = (path: string) => (path.startsWith('/') ? path : `/${path}`);
