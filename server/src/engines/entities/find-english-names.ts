import type { NamedEntity } from '@atrium/contract';
import nlp from 'compromise';

interface TagRule {
  readonly tag?: string | readonly string[];
}

/** The model of the library `compromise`. Its second level, `two`, contains the rules of the tagger. */
interface TaggerModel {
  readonly two: { matches: readonly TagRule[] };
}

/** Tags that mark names, and tags that are derived from them. */
const NAME_TAG =
  /Person|Name|Honorific|Actor|Place|City|Country|Region|Address|Demonym|Organization|Company|School|SportsTeam|ProperNoun|Acronym|Possessive/;

/**
 * Limits the tagger of the library `compromise` to the rules for names, a sixth of all rules. The other rules, such as
 * those for verb tenses, take half of the time of a search.
 */
function limitTaggerToNames(): typeof nlp {
  const { two } = nlp.model() as unknown as TaggerModel;
  two.matches = two.matches.filter(({ tag }) => NAME_TAG.test([tag].flat().join(' ')));
  return nlp;
}

interface TaggedSpan {
  readonly text: string;
  readonly offset: { readonly start: number; readonly length: number };
}

const tagger = limitTaggerToNames();

/** Finds the names of persons, places and organizations in an English text. Omits names without a capital letter. */
export function findEnglishNames(text: string): NamedEntity[] {
  const view = tagger(text);
  return [
    ...toEntities(text, 'person', view.people().json({ offset: true })),
    ...toEntities(text, 'place', view.places().json({ offset: true })),
    ...toEntities(text, 'organization', view.organizations().json({ offset: true })),
  ];
}

const TITLE = /^(?:Dr|Mr|Mrs|Ms|Prof|Professor|Doctor|Sir|Madam)\.?\s+/;

/**
 * Removes the title, the punctuation and the possessive that the library includes. Omits names without a capital
 * letter, and those with characters that are rare in names.
 */
function toEntities(text: string, type: string, found: readonly TaggedSpan[]): NamedEntity[] {
  return found.flatMap(({ offset }) => {
    const span = text.slice(offset.start, offset.start + offset.length);
    const punctuationLength = /^[^\p{L}\p{N}]+/u.exec(span)?.[0].length ?? 0;
    const titleLength = TITLE.exec(span.slice(punctuationLength))?.[0].length ?? 0;
    const leadLength = punctuationLength + titleLength;
    const name = span.slice(leadLength).replace(/(?:['’]s)?[^\p{L}\p{N}]*$/u, '');
    if (!/\p{Lu}/u.test(name) || /[^\p{L}\p{N}\s.&'’-]/u.test(name)) return [];
    const start = offset.start + leadLength;
    return [{ type, text: name, start, end: start + name.length }];
  });
}
