const HAN_THEN_LATIN = /(\p{Script=Han})(?=[\p{Script=Latin}\d])/gu;
const LATIN_THEN_HAN = /([\p{Script=Latin}\d])(?=\p{Script=Han})/gu;

/**
 * Puts a space between Chinese characters and Latin letters or digits, as the catalogs do: `新增 NLP 项目`. For texts
 * that are composed of a message and another text.
 */
export function addChineseLatinSpaces(text: string): string {
  return text.replace(HAN_THEN_LATIN, '$1 ').replace(LATIN_THEN_HAN, '$1 ');
}
