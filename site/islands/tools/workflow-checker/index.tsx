import type english from '@messages/workflow-checker.json';
import { type ReactNode, useState } from 'react';
import { count } from '../../kit/view/count';
import { fill } from '../../kit/view/fill';
import InlineCode from '../../kit/view/InlineCode';
import More from '../../kit/view/More';
import CopyButton from '../kit/CopyButton';
import TextField from '../kit/TextField';
import Tool, { openTool } from '../kit/Tool';
import { checkGraphText, exampleGraph, type GraphCheck } from './check-graph-text';

type Messages = typeof english;

const mostShown = 200;
const beyond = (list: unknown[]) => Math.max(0, list.length - mostShown);

export default () =>
  openTool(WorkflowChecker, {
    messages: new URL('@messages/workflow-checker.json', import.meta.url),
  });

function WorkflowChecker({ messages }: { messages: Messages }): ReactNode {
  const [text, setText] = useState('');
  return (
    <Tool aria-label={messages.name}>
      <div className="bench-fields">
        <TextField
          label={messages.graph}
          rows={8}
          value={text}
          onChange={setText}
          hint={messages.hint}
        />
      </div>
      <div className="bench-buttons">
        <button
          type="button"
          className="bench-button"
          onClick={() => setText(JSON.stringify(exampleGraph, null, 2))}
        >
          {messages.example}
        </button>
      </div>
      <div role="status">
        {text.trim() && <Result check={checkGraphText(text)} messages={messages} />}
      </div>
    </Tool>
  );
}

function Result({ check, messages }: { check: GraphCheck; messages: Messages }): ReactNode {
  if (!check.ok) {
    return (
      <div className="bench-bad" data-fault={check.fault}>
        <p>
          <InlineCode>{fill(messages[check.fault], { where: check.where })}</InlineCode>
        </p>
      </div>
    );
  }
  const { notes, params, result } = check;
  const { valid, credits, errors, warnings } = result;
  const codes: Record<string, string> = messages.codes;
  const converted = JSON.stringify(params, null, 2);
  return (
    <>
      {notes.map(note => (
        <div key={note} className="bench-note">
          <InlineCode>{messages[note]}</InlineCode>
        </div>
      ))}
      <div className={valid ? 'bench-good' : 'bench-bad'} data-valid={valid}>
        <strong>
          {valid
            ? count(messages.valid, credits)
            : fill(messages.invalid, { count: errors.length })}
        </strong>
      </div>
      {[...errors, ...warnings].length > 0 && (
        <div className="bench-scroll">
          <table>
            <thead>
              <tr>
                <th scope="col">{messages.node}</th>
                <th scope="col">{messages.input}</th>
                <th scope="col">{messages.what}</th>
              </tr>
            </thead>
            <tbody>
              {errors
                .slice(0, mostShown)
                .map(({ nodeId, classType = '', input = '', code, message }) => (
                  <tr key={nodeId + code + input} data-code={code}>
                    <th scope="row">
                      <code>{nodeId}</code> {classType}
                    </th>
                    <td>{input && <code>{input}</code>}</td>
                    <td>
                      <strong>{codes[code] ?? code}</strong>
                      {messages.gap}
                      <span lang="en">{message}</span>
                    </td>
                  </tr>
                ))}
              {warnings.slice(0, mostShown).map(({ nodeId, code, message }) => (
                <tr key={nodeId + code + message} data-code={code}>
                  <th scope="row">
                    <code>{nodeId}</code>
                  </th>
                  <td />
                  <td>
                    {messages.warning + messages.gap + (codes[code] ?? code) + messages.gap}
                    <span lang="en">{message}</span>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <More count={beyond(errors) + beyond(warnings)} />
        </div>
      )}
      <div className="bench-buttons">
        <CopyButton text={converted} label={messages.copy} done={messages.copied} />
      </div>
    </>
  );
}
