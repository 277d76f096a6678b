import { type ChangeEvent, type ReactNode, useId, useState } from 'react';
import type { BodyContent, BodyField } from '../request/request-form.ts';
import type { ConsoleForm, ConsoleMessages } from './console-form.ts';
import { Choice, Field, Label } from './Field.tsx';

export const names = {
  content: 'content',
  text: 'body',
  file: 'file',
  field: (field: BodyField) => `field ${field.name}`,
};

export function BodyFields({ form: { body, messages } }: { form: ConsoleForm }): ReactNode {
  const [index, setIndex] = useState('0');
  if (!body) return null;
  const content = body.contents[Number(index)];
  const none = body.required ? [] : [{ value: 'none', text: messages.noBody }];
  return (
    <fieldset>
      <legend>{messages.body}</legend>
      <Choice
        name={names.content}
        label={messages.contentType}
        options={[
          ...body.contents.map(({ type }, at) => ({ value: String(at), text: type })),
          ...none,
        ]}
        onChoose={setIndex}
      />
      {content && <Content key={index} content={content} messages={messages} />}
    </fieldset>
  );
}

interface ContentProps {
  content: BodyContent;
  messages: ConsoleMessages;
}

function Content({ content, messages }: ContentProps): ReactNode {
  const { form, fields = [] } = content;
  if (form === 'text') return <Editor content={content} messages={messages} />;
  if (form === 'file')
    return <FileField name={names.file} label={messages.file} required messages={messages} />;
  return fields.map(field =>
    field.file && form === 'multipart' ? (
      <FileField
        key={field.name}
        name={names.field(field)}
        label={field.name}
        required={field.required}
        multiple={field.list}
        messages={messages}
      />
    ) : (
      <Field
        key={field.name}
        name={names.field(field)}
        label={field.name}
        required={field.required}
        value={field.value}
        options={field.list ? [] : field.enum}
        note={field.list ? messages.arrayNote : undefined}
        messages={messages}
      />
    ),
  );
}

interface FileProps {
  name: string;
  label: string;
  required: boolean;
  multiple?: boolean;
  messages: ConsoleMessages;
}

function FileField({ name, label, required, multiple = false, messages }: FileProps): ReactNode {
  const id = useId();
  return (
    <div className="ref-console-field">
      <Label of={id} label={label} required={required && messages.required} />
      <input id={id} name={name} type="file" required={required} multiple={multiple} />
    </div>
  );
}

/** JSON that cannot be read is sent as it is, since an answer to it may be what the reader wants to see. */
function Editor({ content: { type, text = '' }, messages }: ContentProps): ReactNode {
  const id = useId();
  const [isBroken, setBroken] = useState(false);
  const check = ({ target }: ChangeEvent<HTMLTextAreaElement>) =>
    setBroken(/[/+]json\b/i.test(type) && target.value !== '' && !isJson(target.value));
  return (
    <div className="ref-console-field ref-console-editor">
      <label htmlFor={id}>{messages.content}</label>
      <textarea
        id={id}
        name={names.text}
        defaultValue={text}
        rows={Math.min(20, text.split('\n').length + 2)}
        spellCheck={false}
        aria-invalid={isBroken}
        aria-describedby={`${id}note`}
        onChange={check}
      />
      <small id={`${id}note`} role="status">
        {isBroken ? messages.notJson : ''}
      </small>
    </div>
  );
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
