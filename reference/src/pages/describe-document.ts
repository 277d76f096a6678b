import type { PageContext } from './page-context.ts';

/** What the document says of itself, each part a piece of Markdown. */
export function describeDocument({ document, messages }: PageContext): string[] {
  const { version, license, contact, termsOfService } = document.info;
  const say = (label: string, text: string | undefined) => (text ? [`${label} ${text}`] : []);
  return [
    ...say(messages.version, version),
    ...say(messages.licence, license && linked(license.name, license.url)),
    ...say(
      messages.contact,
      contact && linked(contact.name ?? contact.email ?? contact.url, addressOf(contact)),
    ),
    ...say(messages.terms, termsOfService && linked(termsOfService, termsOfService)),
    ...say(
      messages.moreAbout,
      document.externalDocs?.url &&
        linked(
          document.externalDocs.description ?? document.externalDocs.url,
          document.externalDocs.url,
        ),
    ),
  ];
}

const addressOf = ({ url, email }: { url?: string; email?: string }) =>
  url ?? (email === undefined ? undefined : `mailto:${email}`);

/** Signs that Markdown would read are nothing else here. */
function linked(text = '', url: string | undefined): string {
  const plain = text.replace(/[\\`*_[\]<>]/g, '\\$&');
  return url === undefined ? plain : `[${plain}](<${url}>)`;
}
