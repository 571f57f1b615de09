/** Adds the tags of a line to a list: separated by commas, Western or Chinese, or line ends; each tag once. */
export function addTags(tags: readonly string[], line: string): readonly string[] {
  const added = line.split(/[,，、\n]/).map((tag) => tag.trim());
  return [...new Set([...tags, ...added.filter(Boolean)])];
}
