/**
 * Returns the notation of a version or revision, which is the same in every language: `v3`. A version that is not a
 * number, such as the version of a deleted target, stays as it is.
 */
export function versionName(version: number | string): string {
  return /^\d+$/.test(String(version)) ? `v${version}` : String(version);
}
