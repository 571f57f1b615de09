import type { EntitiesOutput, NamedEntity } from '@atrium/contract';
import { casual as english } from 'chrono-node/en';
import { hans as chinese } from 'chrono-node/zh';
import { type CountryCode, findPhoneNumbersInText, isSupportedCountry } from 'libphonenumber-js/max';
import { isMostlyChinese } from '../text/is-mostly-chinese.ts';
import { splitAround } from '../text/split-around.ts';
import { splitIntoChunks } from '../text/split-into-chunks.ts';
import type { EntitiesParameters } from './entities-parameters.ts';
import { findPersonalData } from './find-personal-data.ts';
import { matchCustomPatterns } from './match-custom-patterns.ts';
import { matchPatterns } from './match-patterns.ts';
import { removeOverlaps } from './remove-overlaps.ts';

/** A day in digits. A number that begins with one, such as “20261121-77”, is not a telephone number. */
const DAY_IN_DIGITS = /^(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])/;

/**
 * Finds telephone numbers that are valid in their country. Uses the library's full metadata. With its smaller metadata,
 * dates would count as telephone numbers.
 */
function findPhones(text: string, region: string): NamedEntity[] {
  const defaultCountry: CountryCode = isSupportedCountry(region) ? region : 'CN';
  return findPhoneNumbersInText(text, { defaultCountry })
    .map(({ startsAt, endsAt }) => ({
      type: 'phone',
      text: text.slice(startsAt, endsAt),
      start: startsAt,
      end: endsAt,
    }))
    .filter((found) => !DAY_IN_DIGITS.test(found.text));
}

/** A word that the library includes at the beginning of a date, although it is not part of the date. */
const LEAD = /^(?:on|at|in|by|the)\s+/i;

/** A duration is not a date. */
const DURATION = /^for\s/i;

/** Finds dates and times, including relative ones: “next Friday”, “下周五”. */
function findDates(text: string): NamedEntity[] {
  const parsed = isMostlyChinese(text) ? chinese.parse(text) : english.parse(text);
  return parsed
    .filter((found) => !DURATION.test(found.text))
    .map((found) => {
      const lead = LEAD.exec(found.text)?.[0].length ?? 0;
      const start = found.index + lead;
      const end = found.index + found.text.length;
      return { type: 'date', text: text.slice(start, end), start, end };
    });
}

/** The largest number of characters that are searched at once. A longer text is split. */
const CHUNK_LENGTH = 2_000;
/** Types whose patterns are so specific that they take precedence over telephone numbers and dates. */
const SPECIFIC_TYPES = [
  'idCard',
  'bankCard',
  'iban',
  'mail',
  'url',
  'ipAddress',
  'ssn',
  'passport',
  'licensePlate',
  'creditCode',
  'address',
  'wechat',
];
const NAME_TYPES = ['person', 'place', 'organization'];

export async function findEntities(text: string, parameters: EntitiesParameters): Promise<EntitiesOutput> {
  const entities: NamedEntity[] = [];
  for (const chunk of splitIntoChunks(text, CHUNK_LENGTH)) {
    const found = await findInChunk(chunk.text, parameters);
    entities.push(...found.map((entity) => shiftEntity(entity, chunk.offset)));
  }
  return { entities };
}

/**
 * Also searches for types that were not requested, and removes their entities at the end. Otherwise, a part of a mail
 * address could count as a name. It searches for names only if they were requested, because this search is slow.
 */
async function findInChunk(text: string, parameters: EntitiesParameters): Promise<NamedEntity[]> {
  const dictionaryTerms = findDictionaryTerms(text, parameters.dictionary);
  const customMatches = matchCustomPatterns(text, parameters.patterns);
  const patternMatches = [...matchPatterns(text), ...findPersonalData(text)];
  const phones = /\d{3}/.test(text) ? findPhones(text, parameters.region) : [];
  const requested: ReadonlySet<string> = new Set(parameters.types);
  const names = NAME_TYPES.some((type) => requested.has(type)) ? await findNames(text) : [];
  const found = removeOverlaps([
    dictionaryTerms,
    customMatches,
    patternMatches.filter(({ type }) => type === 'birthDate'),
    patternMatches.filter(({ type }) => SPECIFIC_TYPES.includes(type)),
    [...phones, ...patternMatches.filter(({ type }) => type === 'phone')],
    [...findDates(text), ...patternMatches.filter(({ type }) => type === 'date')],
    patternMatches.filter(({ type }) => type === 'money' || type === 'percent'),
    names,
  ]);
  const customEntities = new Set([...dictionaryTerms, ...customMatches]);
  return found.filter((entity) => customEntities.has(entity) || requested.has(entity.type));
}

async function findNames(text: string): Promise<NamedEntity[]> {
  const chineseNames = /\p{Script=Han}/u.test(text)
    ? (await import('./find-chinese-names.ts')).findChineseNames(text)
    : [];
  // The parts of the text without Chinese characters. Only a part with a capitalized word can contain a name.
  const spans = [...text.matchAll(/[^\p{Script=Han}]+/gu)].filter(([span]) => /[A-Z][a-z]/.test(span));
  if (spans.length === 0) return chineseNames;
  const { findEnglishNames } = await import('./find-english-names.ts');
  return [
    ...chineseNames,
    ...spans.flatMap(({ 0: span, index }) => findEnglishNames(span).map((name) => shiftEntity(name, index))),
  ];
}

function shiftEntity(entity: NamedEntity, offset: number): NamedEntity {
  return { ...entity, start: entity.start + offset, end: entity.end + offset };
}

/** Finds the terms of the user's dictionary at any position. The longest term wins. */
function findDictionaryTerms(text: string, dictionary: Readonly<Record<string, string>>): NamedEntity[] {
  let start = 0;
  // The parts at odd positions are terms.
  return splitAround(text, Object.keys(dictionary)).flatMap((part, index) => {
    const found = { type: dictionary[part] ?? '', text: part, start, end: start + part.length };
    start = found.end;
    return index % 2 === 1 ? [found] : [];
  });
}
