import { fetchJson } from '@easel/search/docusaurus/theme/fetch-json.ts';
import { loadSheet } from '@easel/search/docusaurus/theme/load-sheet.ts';
import siteConfig from '@generated/docusaurus.config';
import { copyElement } from '../kit/code-buttons';
import { fill } from '../kit/view/fill';
import { assistants } from './assistants';
import sheet from './menu.island.css';

type Messages = typeof import('@messages/page-menu.json');

let open: HTMLElement | undefined;

/** Opens the menu of the page whose Markdown the link leads to, or closes the one that is open. */
export default async function toggle(link: HTMLAnchorElement): Promise<void> {
  // A page that the reader has left took its menu with it.
  if (open?.isConnected) {
    open.hidePopover();
    return;
  }
  const [messages] = await Promise.all([
    fetchJson<Messages>(new URL('@messages/page-menu.json', import.meta.url)),
    loadSheet(sheet),
  ]);
  if (open?.isConnected) return;
  open = build(link, messages);
  link.after(open);
  place(open, link);
  open.showPopover();
  link.setAttribute('aria-expanded', 'true');
  open.querySelector('button')?.focus();
  open.addEventListener(
    'toggle',
    event => (event as ToggleEvent).newState === 'closed' && close(link),
  );
  window.addEventListener('resize', hide);
}

const hide = () => open?.hidePopover();

/** The browser gives the focus back to the link. */
function close(link: HTMLAnchorElement): void {
  window.removeEventListener('resize', hide);
  link.removeAttribute('aria-expanded');
  open?.remove();
  open = undefined;
}

function place(menu: HTMLElement, link: HTMLElement): void {
  const { bottom, right } = link.getBoundingClientRect();
  menu.style.top = `${bottom + 8}px`;
  menu.style.right = `${Math.max(8, document.documentElement.clientWidth - right)}px`;
}

function build(link: HTMLAnchorElement, messages: Messages): HTMLElement {
  const menu = element('div', { popover: 'auto', className: 'page-menu' });
  menu.setAttribute('aria-label', messages.name);
  menu.setAttribute('role', 'group');
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
  const address = new URL(link.pathname, canonical ?? link.href).href;
  const prompt = encodeURIComponent(fill(messages.prompt, { address }));
  const status = element('p', { className: 'page-menu-status' });
  status.setAttribute('role', 'status');
  const copy = element('button', { type: 'button', textContent: messages.copy });
  const text = fetchText(link.href);
  copy.onclick = async () => {
    status.textContent = (await copyText(menu, await text)) ? messages.copied : messages.failed;
  };
  const entries = [
    copy,
    element('a', { href: link.href, textContent: messages.view }),
    ...assistants.map(({ name, prefilled }) =>
      element('a', {
        href: prefilled + prompt,
        target: '_blank',
        rel: 'noopener',
        textContent: fill(messages.open, { name }),
      }),
    ),
    element('a', {
      href: `${siteConfig.baseUrl}docs/guides/assistants`,
      textContent: messages.connect,
    }),
  ];
  const list = element('ul', {});
  for (const entry of entries) {
    const item = element('li', {});
    item.append(entry);
    list.append(item);
  }
  menu.append(list, status);
  return menu;
}

/** Asked for when the menu opens: some browsers only let a page copy what it has when the reader presses. */
const fetchText = (address: string): Promise<string | undefined> =>
  fetch(address).then(
    response => (response.ok ? response.text() : undefined),
    () => undefined,
  );

/** Where the page may not write to the clipboard, the text is selected, so it has to be somewhere. */
async function copyText(menu: HTMLElement, text: string | undefined): Promise<boolean> {
  if (text === undefined) return false;
  const held = element('pre', { className: 'page-menu-text', textContent: text });
  menu.append(held);
  const copied = await copyElement(held, text);
  held.remove();
  return copied;
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties);
}
