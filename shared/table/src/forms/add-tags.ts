/** Adds the tags in a text to a list, each tag once. Western or Chinese commas and line ends separate them. */
export function addTags(tags: readonly string[], text: string): readonly string[] {
  const added = text.split(/[,，、\n]/).map((tag) => tag.trim());
  return [...new Set([...tags, ...added.filter(Boolean)])];
}
