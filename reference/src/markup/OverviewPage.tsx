/** @jsxRuntime automatic */
import type { ReactNode } from 'react';
import type { OverviewData } from '../pages/page-data.ts';
import { Downloads } from './Downloads.tsx';
import { Links } from './Links.tsx';
import { Markdown } from './Markdown.tsx';
import { Method } from './Method.tsx';
import { Deprecated, Heading, Section, Servers } from './Section.tsx';
import { LeadsTo, MoreAt } from './Sentence.tsx';
import { useView } from './view.ts';
import { Webhook } from './Webhook.tsx';

export function OverviewPage({ data }: { data: OverviewData }): ReactNode {
  const { messages } = useView();
  const { lead, about, account, tags, servers, rules, webhooks, schemas } = data;
  return (
    <>
      <Section>
        <div className="ref-lead">
          <Markdown text={lead} />
          <LeadsTo text={messages.overviewAccount} guide={account} />
        </div>
        <Downloads />
        {about.length > 0 && (
          <p className="ref-elsewhere">
            <Markdown text={about.join(' · ')} inline />
          </p>
        )}
      </Section>
      {tags.map(tag => (
        <Tag key={tag.heading.id} {...tag} />
      ))}
      {servers && (
        <Section>
          <Heading heading={servers.heading} />
          <Servers servers={servers.servers} />
        </Section>
      )}
      {rules && (
        <Section>
          <Heading heading={rules.heading} />
          <div className="ref-rules">
            <Markdown text={rules.text} />
          </div>
        </Section>
      )}
      {webhooks && (
        <>
          <Section>
            <Heading heading={webhooks.heading} />
            <Markdown text={webhooks.description} />
            {webhooks.pages.length > 0 && <Links pages={webhooks.pages} />}
          </Section>
          {webhooks.items.map(item => (
            <Webhook key={item.heading.id} {...item} />
          ))}
        </>
      )}
      {schemas && (
        <Section>
          <Heading heading={schemas.heading} />
          <p>{messages.schemasIntro}</p>
          <Links pages={schemas.pages} more={schemas.more} />
        </Section>
      )}
    </>
  );
}

function Tag({ heading, description, more, operations }: OverviewData['tags'][number]): ReactNode {
  const { href } = useView();
  return (
    <section className="ref-wide">
      <Heading heading={heading} />
      <Markdown text={description} />
      <MoreAt more={more} />
      <ul className="ref-operations">
        {operations.map(({ title, method, path, page, deprecated }) => (
          <li key={page}>
            <a href={href(page)}>
              <span className="ref-operation-title">
                {title}
                <Deprecated when={deprecated} />
              </span>{' '}
              {path === undefined ? (
                <Method method={method} />
              ) : (
                <span className="ref-operation-path">
                  <Method method={method} /> <code>{path}</code>
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
