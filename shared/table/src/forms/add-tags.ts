/** Tags with those of a line added: parted by commas, western or Chinese, or by line ends; each once. */
export function addTags(tags: readonly string[], line: string): readonly string[] {
  const added = line.split(/[,，、\n]/).map((tag) => tag.trim());
  return [...new Set([...tags, ...added.filter(Boolean)])];
}
