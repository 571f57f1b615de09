/** Returns the words of a text in lowercase: `readPictures` has `read` and `pictures`. */
export const splitWords = (content: string): readonly string[] =>
  (content.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []).map((word) => word.toLowerCase());
