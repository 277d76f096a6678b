import { type ReactNode, useId } from 'react';
import Choice from '../tools/kit/Choice';
import TextField from '../tools/kit/TextField';
import type { Bytes } from './lab-messages';
import { type BodyForm, bodyBytes } from './paste/pasted-request';
import { useLabState } from './running-lab';

export interface Body {
  text: string;
  form: BodyForm;
  /** Wins over the text. */
  file?: { name: string; bytes: Bytes } | undefined;
}

export const textBody = (text: string): Body => ({ text, form: 'text' });

export function bytesOf({ text, form, file }: Body): Bytes {
  return file?.bytes ?? bodyBytes(text, form) ?? (new Uint8Array() as Bytes);
}

export default function BodyField({
  body,
  onChange,
}: {
  body: Body;
  onChange(body: Body): void;
}): ReactNode {
  const { texts } = useLabState();
  const id = useId();
  const invalid = body.form === 'base64' && !body.file && !bodyBytes(body.text, 'base64');
  return (
    <>
      <TextField
        label={texts.body}
        rows={3}
        value={body.text}
        onChange={text => onChange({ text, form: body.form })}
        hint={
          body.file
            ? `${texts.bodyFromFile} ${body.file.name}`
            : invalid
              ? texts.notBase64
              : texts.bodyHint
        }
      />
      <Choice
        label={texts.bodyForm}
        value={body.form}
        options={[
          ['text', texts.formText],
          ['crlf', texts.formCrlf],
          ['base64', texts.formBase64],
        ]}
        onChange={form => onChange({ text: body.text, form })}
      />
      <div className="bench-field">
        <label htmlFor={id}>{texts.bodyFile}</label>
        <input
          id={id}
          type="file"
          onChange={async ({ target }) => {
            const file = target.files?.[0];
            if (!file) return;
            const bytes = new Uint8Array(await file.arrayBuffer());
            onChange({ ...body, file: { name: file.name, bytes } });
          }}
        />
      </div>
    </>
  );
}
