import { createNonce } from '@easel/signing';
import { type ReactNode, useRef, useState } from 'react';
import TextField from '../tools/kit/TextField';
import BodyField, { type Body, bytesOf, textBody } from './BodyField';
import CheckResult from './CheckResult';
import type { Checked, Draft } from './lab-messages';
import {
  type PastedRequest,
  type PasteNote,
  splitTarget,
  withoutNewlines,
} from './paste/pasted-request';
import { readAnswer, readPasted } from './paste/read-pasted';
import { useLabState } from './running-lab';

interface Request {
  method: string;
  target: string;
  authorization: string;
  body: Body;
  dropNewlines?: boolean;
  unseenBody?: PastedRequest['unseenBody'];
  /** Something in the paste was to be filled in by a shell. */
  hasVariables?: boolean;
}

const empty: Request = { method: '', target: '', authorization: '', body: textBody('') };

/** Whoever copies the header by hand copies its name as well; that is no mistake of the request. */
const headerName = /^\s*authorization\s*:\s*/i;

/** From what was sent to the mistake in it. */
export default function Check({ keys }: { keys: ReactNode }): ReactNode {
  const { lab, setHolding, texts } = useLabState();
  const [paste, setPaste] = useState('');
  const [notes, setNotes] = useState<PasteNote[]>([]);
  const [request, setRequest] = useState(empty);
  const [answer, setAnswer] = useState('');
  const [checked, setChecked] = useState<Checked>();
  const [example, setExample] = useState(0);
  const bodyPlace = useRef<HTMLDivElement>(null);
  const focusBody = () => bodyPlace.current?.querySelector('textarea')?.focus();
  const edit = (part: Partial<Request>) => setRequest(now => ({ ...now, ...part }));

  const read = (text: string) => {
    setPaste(text);
    const pasted = readPasted(text);
    if (!pasted) return;
    const { method, path, origin = '', authorization, body, file } = pasted;
    setNotes(pasted.notes);
    setRequest({
      method: method || request.method,
      target: path ? origin + path : request.target,
      authorization: authorization || request.authorization,
      body: { text: body, form: pasted.form ?? 'text' },
      dropNewlines: file?.dropNewlines ?? false,
      unseenBody: pasted.unseenBody,
      hasVariables: pasted.notes.includes('variable'),
    });
  };
  const check = async (sent: Request) => {
    const { path, origin } = splitTarget(sent.target);
    const bytes = bytesOf(sent.body);
    const body = sent.dropNewlines ? withoutNewlines(bytes) : bytes;
    const authorization = sent.authorization.trim();
    const method = sent.method.trim() || 'GET';
    const { unseenBody } = sent;
    // The reader may have put in the values by hand.
    const unfilled = sent.hasVariables && /[$`]/.test(authorization + path + sent.body.text);
    const request = { method, path, origin, authorization, body, unseenBody, unfilled };
    setChecked(await lab.check({ ...request, answer: readAnswer(answer) }));
  };
  const showExample = async () => {
    setHolding(await lab.holdSandbox());
    const { sent, signed } = exampleMistakes(Math.floor(Date.now() / 1000))[example % 3]!;
    const { authorization = '' } = await lab.build(signed);
    const { method, path, body } = sent;
    const shown = {
      method,
      target: `https://api.easel.example${path}`,
      authorization,
      body: textBody(body),
    };
    setExample(example + 1);
    setNotes([]);
    setPaste('');
    setRequest(shown);
    await check(shown);
  };

  return (
    <>
      <h3>{texts.whatYouSent}</h3>
      <div className="bench-fields">
        <TextField
          label={texts.paste}
          rows={4}
          value={paste}
          onChange={read}
          hint={texts.pasteHint}
        />
      </div>
      <div role="status">
        {notes.map(note => (
          <div key={note} className="bench-note">
            {texts[`note-${note}`]}
          </div>
        ))}
      </div>
      <div className="bench-fields">
        <TextField
          label={texts.method}
          value={request.method}
          onChange={method => edit({ method })}
        />
        <TextField
          label={texts.path}
          value={request.target}
          onChange={target => edit({ target })}
        />
        <TextField
          label="Authorization"
          rows={3}
          value={request.authorization}
          onChange={text => edit({ authorization: text.replace(headerName, '') })}
        />
        <div ref={bodyPlace} className="bench-group">
          <BodyField body={request.body} onChange={body => edit({ body, unseenBody: undefined })} />
        </div>
        <TextField
          label={texts.answer}
          rows={2}
          value={answer}
          onChange={setAnswer}
          hint={texts.answerHint}
        />
      </div>
      {keys}
      <div className="bench-buttons">
        <button type="button" className="bench-primary" onClick={() => check(request)}>
          {texts.check}
        </button>
        <button type="button" className="bench-button" onClick={showExample}>
          {texts.showMistake}
        </button>
      </div>
      <div role="status">{checked && <CheckResult checked={checked} onBody={focusBody} />}</div>
    </>
  );
}

interface Example {
  sent: { method: string; path: string; body: string };
  /** What the imagined client signed instead. */
  signed: Draft;
}

/** Three requests that servers refuse every day. */
function exampleMistakes(now: number): Example[] {
  const example = (
    sent: Example['sent'],
    mistake: Partial<{ path: string; body: string }>,
  ): Example => {
    const { body, ...line } = { ...sent, ...mistake };
    const bytes = new TextEncoder().encode(body) as Draft['body'];
    const named = { appId: 'app_sandbox', keyId: 'key_1', timestamp: `${now}` };
    return { sent, signed: { ...line, ...named, nonce: createNonce(), body: bytes } };
  };
  const stages = '{"stages":[],"metadata":{"note":"橘猫"}}';
  return [
    example(
      { method: 'POST', path: '/v1/jobs/credits', body: stages },
      { body: '{"stages": [], "metadata": {"note": "橘猫"}}' },
    ),
    example(
      { method: 'GET', path: '/v1/models/757279507095956705?fields=limits', body: '' },
      { path: '/v1/models/757279507095956705' },
    ),
    example(
      { method: 'POST', path: '/v1/jobs/credits', body: stages },
      { body: stages.replace('橘猫', '\\u6a58\\u732b') },
    ),
  ];
}
