/**
 * Returns a text in the form in which searches on a page compare it: without case, accents and character width. The
 * Turkish letters `İ` and `ı` become `i`, because a search in any language must find both. The Greek `ς` at the end of
 * a word becomes `σ`.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replaceAll('ς', 'σ');
}
