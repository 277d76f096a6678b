import { type ReactNode, useId } from 'react';
import { fill } from '../kit/view/fill';
import type { FormData } from './form-data';
import { useMessages } from './messages';
import { scenarioHeader } from './request/build-request';

interface Props {
  data: FormData;
  scenario: string;
  example: string;
  onExample: (name: string) => void;
  onScenario: (name: string) => void;
  /** Production knows no scenarios. */
  scenarios: boolean;
}

const groups = ['error', 'failure', 'other'] as const;

export default function PresetChoice(props: Props): ReactNode {
  const { data, scenario, example, onExample, onScenario, scenarios } = props;
  const messages = useMessages();
  const id = useId();
  const names = { error: messages.errors, failure: messages.failures, other: messages.others };
  const examples =
    data.examples.length > 0 ? data.examples : [{ name: '', label: messages.example, value: null }];
  return (
    <div className="con-field">
      <label htmlFor={id}>{messages.preset}</label>
      <select
        id={id}
        value={scenario && scenarios ? `scenario ${scenario}` : `example ${example}`}
        onChange={event => {
          const [kind, name = ''] = event.target.value.split(' ');
          if (kind === 'example') onExample(name);
          else onScenario(name);
        }}
      >
        <optgroup label={messages.examples}>
          {examples.map(({ name, label }) => (
            <option key={name} value={`example ${name}`}>
              {label}
            </option>
          ))}
        </optgroup>
        {scenarios &&
          groups
            .filter(group => data.scenarios.some(entry => entry.group === group))
            .map(group => (
              <optgroup key={group} label={names[group]}>
                {data.scenarios
                  .filter(entry => entry.group === group)
                  .map(({ name, label }) => (
                    <option key={name} value={`scenario ${name}`}>
                      {label}
                    </option>
                  ))}
              </optgroup>
            ))}
      </select>
      {scenario && scenarios && (
        <p className="con-note">
          {fill(messages.scenarioNote, { header: `${scenarioHeader}: ${scenario}` })}
        </p>
      )}
    </div>
  );
}
