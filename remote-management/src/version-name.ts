/** Returns the notation of a version in every language: `v3`. */
export const versionName = (number: number): string => `v${number}`;
