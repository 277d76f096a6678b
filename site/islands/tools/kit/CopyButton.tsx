import { useState } from 'react';

interface Props {
  text: string;
  label: string;
  done: string;
}

export default function CopyButton({ text, label, done }: Props) {
  const [copied, setCopied] = useState<string>();
  // Browsers keep the clipboard from pages without https; what cannot be pressed is not shown.
  if (!navigator.clipboard) return null;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(text),
      () => setCopied(undefined),
    );
  return (
    <button type="button" className="bench-button" onClick={copy}>
      <span aria-live="polite">{copied === text ? done : label}</span>
    </button>
  );
}
