import type { ReactNode } from 'react';
import { type Path, toPointer } from '../schema/edit-value';
import { useForm } from './form-context';

export function faultId(path: Path): string {
  return `con-message${toPointer(path).replaceAll('/', '-')}`;
}

/** What the server says about this very field. */
export default function Faults({ path }: { path: Path }): ReactNode {
  const found = useForm().faults.get(toPointer(path));
  if (!found) return null;
  return (
    <p className="con-message" id={faultId(path)} lang="en">
      {found.join(' ')}
    </p>
  );
}
