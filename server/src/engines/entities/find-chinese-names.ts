import type { NamedEntity } from '@atrium/contract';
import { jieba } from '../jieba/load-jieba.ts';

/** The most common Chinese surnames of one character, except those that are also frequent words, such as “高” (high). */
const SURNAMES: ReadonlySet<string> = new Set(
  '王李张刘陈杨赵黄周吴徐孙胡朱林何郭马罗梁宋郑谢韩唐冯董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎余潘杜戴夏钟汪田任姜范方石姚谭廖邹熊金陆郝孔崔康毛邱秦江史顾侯邵孟龙段雷钱汤尹黎武贺龚',
);

interface Word {
  readonly text: string;
  readonly tag: string;
  readonly start: number;
}

/** The entity types for the tags with which jieba marks names. */
const ENTITY_TYPES_BY_TAG: Readonly<Record<string, string>> = {
  nr: 'person',
  nrfg: 'person',
  nrt: 'person',
  ns: 'place',
  nt: 'organization',
};

/** The endings of organization names. */
const ORGANIZATION_END =
  /(?:公司|集团|大学|学院|银行|医院|法院|研究院|研究所|委员会|协会|基金会|出版社|电视台|事务所|有限公司|博物馆|图书馆)$/;
/** Tags of the words that an organization name may contain before its ending. */
const NAME_PART = /^(?:n[rstz]?|nrt|nrfg|j|eng|vn|l|s|b|a)$/;
/** Tags of the words with which an organization name may begin. */
const NAME_BEGIN = /^(?:n[rstz]|nrt|nrfg|j|eng|n)$/;
/** Tags of words that are never a given name of one character. */
const FUNCTION_TAG = /^(?:[cdefmopqruxy]|u[a-z]|v)$/;
/** Endings of words that jieba's dictionary wrongly treats as names of persons, such as “银行卡”. */
const THING_END = /[卡机号店费器品票]$/;
const PLACE_END = /[省市区县镇乡村州]$/;

/** Finds persons, places and organizations by jieba's tags and by surnames. Ignores tags that are known to be wrong. */
export function findChineseNames(text: string): NamedEntity[] {
  const words = findWords(text);
  return [...findOrganizations(words), ...findPersonsBySurname(words), ...findTagged(words)];
}

function findWords(text: string): readonly Word[] {
  let start = 0;
  const guessesNewWords = true;
  return jieba.tag(text, guessesNewWords).map(({ word, tag }) => {
    const found = { text: text.slice(start, start + word.length), tag, start };
    start += word.length;
    return found;
  });
}

function joinWords(type: string, words: readonly Word[]): NamedEntity[] {
  const [first] = words;
  if (!first) return [];
  const text = words.map((word) => word.text).join('');
  return [{ type, text, start: first.start, end: first.start + text.length }];
}

/**
 * Finds the words with the tag of a name. Adjacent places form one place: “深圳市” and “南山区”. Ignores names of one
 * character.
 */
function findTagged(words: readonly Word[]): NamedEntity[] {
  return words.flatMap((word, index) => {
    const type = getNameType(word);
    if (type !== 'place') return type && word.text.length > 1 ? joinWords(type, [word]) : [];
    if (getNameType(words[index - 1]) === 'place') return [];
    const end = words.findIndex((other, otherIndex) => otherIndex > index && getNameType(other) !== 'place');
    const adjacentWords = words.slice(index, end < 0 ? undefined : end);
    return adjacentWords.some(({ text }) => text.length > 1) ? joinWords('place', adjacentWords) : [];
  });
}

/** Returns the entity type of a word by its tag, corrected by its ending and by whether it begins with a surname. */
function getNameType(word: Word | undefined): string | undefined {
  if (!word) return undefined;
  const type = ENTITY_TYPES_BY_TAG[word.tag];
  if (type && ORGANIZATION_END.test(word.text)) return 'organization';
  if (type !== 'person') return type;
  if (PLACE_END.test(word.text) && word.text.length > 2) return 'place';
  return SURNAMES.has(word.text[0] ?? '') || !THING_END.test(word.text) ? type : undefined;
}

/** Finds an ending and up to five words before it: “阿里巴巴” and “集团” form one name. */
function findOrganizations(words: readonly Word[]): NamedEntity[] {
  return words.flatMap((word, index) => {
    if (!ORGANIZATION_END.test(word.text)) return [];
    let first = index;
    while (first > 0 && index - first < 5 && NAME_PART.test(words[first - 1]?.tag ?? '')) first -= 1;
    while (first < index && !NAME_BEGIN.test(words[first]?.tag ?? '')) first += 1;
    const nameWords = words.slice(first, index + 1);
    return nameWords.length > 1 ? joinWords('organization', nameWords) : [];
  });
}

/**
 * Finds names of persons: a surname with one or two more characters, either as separate words (“张”, “伟”) or as one word
 * that is not in the dictionary.
 */
function findPersonsBySurname(words: readonly Word[]): NamedEntity[] {
  return words.flatMap((word, index) => {
    if (!SURNAMES.has(word.text[0] ?? '')) return [];
    // jieba tags a word that is not in its dictionary with `x`.
    const isGuessed = word.tag === 'x' && /^\p{Script=Han}{2,3}$/u.test(word.text);
    if (word.text.length > 1 && !isGuessed) return [];
    // A name has at most three characters.
    const givenName = words.slice(index + 1, index + 4 - word.text.length);
    const stop = givenName.findIndex(
      ({ text, tag }) => !/^\p{Script=Han}$/u.test(text) || FUNCTION_TAG.test(tag),
    );
    const nameWords = [word, ...(stop < 0 ? givenName : givenName.slice(0, stop))];
    return isGuessed || nameWords.length > 1 ? joinWords('person', nameWords) : [];
  });
}
