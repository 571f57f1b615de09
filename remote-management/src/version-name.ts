/** How a version is written, in every language: `v3`. */
export const versionName = (number: number): string => `v${number}`;
