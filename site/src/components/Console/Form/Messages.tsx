import type { ReactNode } from 'react';
import { type Path, toPointer } from '../schema/edit-value';
import { useForm } from './form-context';

export function messageId(path: Path): string {
  return `con-message${toPointer(path).replaceAll('/', '-')}`;
}

/** What the server says about this very field. */
export default function Messages({ path }: { path: Path }): ReactNode {
  const found = useForm().messages.get(toPointer(path));
  if (!found) return null;
  return (
    <p className="con-message" id={messageId(path)} lang="en">
      {found.join(' ')}
    </p>
  );
}
