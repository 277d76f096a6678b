import { type ReactNode, useId } from 'react';
import { useMessages } from './messages';
import { samplePicture } from './send/sample-picture';

/** The picture for the two operations that open an upload. */
export default function FileChoice({
  file,
  onFile,
}: {
  file: File | undefined;
  onFile: (file: File) => void;
}): ReactNode {
  const messages = useMessages();
  const id = useId();
  return (
    <div className="con-field">
      <label htmlFor={id}>{messages.file}</label>
      <div className="con-control">
        <input
          id={id}
          type="file"
          accept="image/png,image/jpeg,image/webp"
          onChange={event => {
            const chosen = event.target.files?.[0];
            if (chosen) onFile(chosen);
          }}
        />
        <button
          type="button"
          className="con-quiet"
          onClick={async () => onFile(await samplePicture())}
        >
          {messages.fileSample}
        </button>
      </div>
      <p className="con-note">
        {file ? `${file.name}, ${file.size} B. ` : ''}
        {messages.fileNote}
      </p>
    </div>
  );
}
