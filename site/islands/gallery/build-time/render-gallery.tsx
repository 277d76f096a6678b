/** @jsxRuntime automatic */
import type english from '@messages/gallery.json';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { languageTag } from '../../../i18n/languages.ts';
import { ColouredCode } from '../../kit/build-time/ColouredCode.tsx';
import { fill } from '../../kit/view/fill.ts';
import { type GalleryEntry, pictureSide } from './read-gallery.ts';

export type Messages = typeof english;

interface Place {
  locale: string;
  messages: Messages;
  /** Where the pictures are. */
  pictures: string;
  /** The page on which a request can be tried; none where the sandbox is of another version. */
  tryAt?: string | undefined;
}

/** As many as can be seen without scrolling. */
const seenFirst = 4;

/** Readable without scripts; with them follow-gallery.ts filters it. */
export function renderGallery(entries: GalleryEntry[], place: Place): string {
  const { messages } = place;
  return renderToStaticMarkup(
    <>
      <div className="gallery-filters" data-needs-script="">
        <Filter kind="technique" names={messages.techniques} messages={messages} />
        <Filter kind="style" names={messages.styles} messages={messages} />
        <p role="status" data-shown={messages.shown}>
          {fill(messages.shown, { shown: entries.length, total: entries.length })}
        </p>
      </div>
      <ul className="gallery">
        {entries.map((entry, index) => (
          <Entry key={entry.id} entry={entry} lazy={index >= seenFirst} {...place} />
        ))}
      </ul>
    </>,
  );
}

interface FilterProps {
  kind: 'technique' | 'style';
  names: Record<string, string>;
  messages: Messages;
}

function Filter({ kind, names, messages }: FilterProps): ReactNode {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row everywhere.
    <div role="group" aria-label={messages[kind]}>
      <span aria-hidden="true">{messages[kind]}</span>
      {Object.entries({ '': messages.all, ...names }).map(([value, name]) => (
        <button
          type="button"
          data-filter={kind}
          value={value}
          aria-pressed={value === ''}
          key={value}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

interface EntryProps extends Place {
  entry: GalleryEntry;
  lazy: boolean;
}

function Entry({ entry, lazy, ...place }: EntryProps): ReactNode {
  const { id, prompt, technique, style } = entry;
  const { messages, tryAt } = place;
  return (
    <li id={id} data-technique={technique} data-style={style}>
      <figure>
        <img
          src={`${place.pictures}${id}.webp`}
          alt={entry.picture}
          width={pictureSide}
          height={pictureSide}
          loading={lazy ? 'lazy' : undefined}
          decoding="async"
        />
        <figcaption id={`${id}-prompt`} lang={languageTag(entry.language)}>
          {prompt}
        </figcaption>
      </figure>
      <p className="gallery-tags">
        <span className="badge">{nameOf(messages.techniques, technique)}</span>{' '}
        <span className="badge">{nameOf(messages.styles, style)}</span>{' '}
        <span>{priceOf(entry, place)}</span>
      </p>
      <div className="gallery-actions">
        {tryAt && (
          <a href={tryAt} data-try="" aria-describedby={`${id}-prompt`}>
            {messages.tryIt}
          </a>
        )}
        <details name="gallery-request">
          <summary aria-describedby={`${id}-prompt`}>{messages.request}</summary>
          <div className="sample">
            <ColouredCode
              text={JSON.stringify(entry.request, null, 2)}
              language="json"
              copy={messages.copy}
            />
          </div>
        </details>
      </div>
    </li>
  );
}

function nameOf(names: Record<string, string>, id: string): string {
  const name = names[id];
  if (!name) throw new Error(`gallery.json of the messages has no name for ${id}.`);
  return name;
}

function priceOf({ credits }: GalleryEntry, { locale, messages }: Place): string {
  const rule = new Intl.PluralRules(locale).select(credits);
  return fill(messages.credits[rule === 'one' ? 'one' : 'other'], { count: credits });
}
