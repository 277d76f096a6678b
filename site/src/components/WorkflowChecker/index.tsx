import Bench from '@site/src/components/Workbench/Bench';
import CopyButton from '@site/src/components/Workbench/CopyButton';
import { fill } from '@site/src/components/Workbench/fill';
import InlineCode from '@site/src/components/Workbench/InlineCode';
import TextField from '@site/src/components/Workbench/TextField';
import { useWords } from '@site/src/components/Workbench/use-words';
import { type ReactNode, useState } from 'react';
import { checkGraphText, type GraphCheck } from './check-graph-text';
import { exampleGraph } from './example-graph';
import type english from './words/en.json';

type Words = typeof english;

const wordFiles = {
  en: [new URL('./words/en.json', import.meta.url)],
  zh: [new URL('./words/zh.json', import.meta.url)],
};

export default function WorkflowChecker(): ReactNode {
  const [words] = useWords<[Words]>(wordFiles) ?? [];
  const [text, setText] = useState('');
  if (!words) return null;
  return (
    <Bench aria-label={words.name}>
      <div className="bench-fields">
        <TextField label={words.graph} rows={8} value={text} onChange={setText} hint={words.hint} />
      </div>
      <div className="bench-buttons">
        <button
          type="button"
          className="bench-button"
          onClick={() => setText(JSON.stringify(exampleGraph, null, 2))}
        >
          {words.example}
        </button>
      </div>
      <div role="status">
        {text.trim() && <Result check={checkGraphText(text)} words={words} />}
      </div>
    </Bench>
  );
}

function Result({ check, words }: { check: GraphCheck; words: Words }): ReactNode {
  if (!check.ok) {
    return (
      <div className="bench-bad" data-fault={check.fault}>
        <p>
          <InlineCode>{fill(words[check.fault], { where: check.where })}</InlineCode>
        </p>
      </div>
    );
  }
  const { notes, params, result } = check;
  const { valid, credits, errors, warnings } = result;
  const codes: Record<string, string> = words.codes;
  const converted = JSON.stringify(params, null, 2);
  return (
    <>
      {notes.map(note => (
        <div key={note} className="bench-note">
          <InlineCode>{words[note]}</InlineCode>
        </div>
      ))}
      <div className={valid ? 'bench-good' : 'bench-bad'} data-valid={valid}>
        <strong>
          {valid ? fill(words.valid, { credits }) : fill(words.invalid, { count: errors.length })}
        </strong>
      </div>
      {[...errors, ...warnings].length > 0 && (
        <div className="bench-scroll">
          <table>
            <thead>
              <tr>
                <th scope="col">{words.node}</th>
                <th scope="col">{words.input}</th>
                <th scope="col">{words.what}</th>
              </tr>
            </thead>
            <tbody>
              {errors.map(({ nodeId, classType = '', input = '', code, message }) => (
                <tr key={nodeId + code + input} data-code={code}>
                  <th scope="row">
                    <code>{nodeId}</code> {classType}
                  </th>
                  <td>{input && <code>{input}</code>}</td>
                  <td>
                    <strong>{codes[code] ?? code}</strong> <span lang="en">{message}</span>
                  </td>
                </tr>
              ))}
              {warnings.map(({ nodeId, code, message }) => (
                <tr key={nodeId + code + message} data-code={code}>
                  <th scope="row">
                    <code>{nodeId}</code>
                  </th>
                  <td>{words.warning}</td>
                  <td>
                    {codes[code] ?? code} <span lang="en">{message}</span>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <div className="bench-buttons">
        <CopyButton text={converted} label={words.copy} done={words.copied} />
      </div>
    </>
  );
}
