import { createHash } from 'node:crypto';
import webpack, { type Compilation } from 'webpack';
import { readPackage } from '../repository.ts';

/** The text in place of a version's hash while its files are built. The hash is computed from these files. */
const PLACEHOLDER = 'ATRIUMVERSIONHASH';

/** Files that can contain the placeholder. */
const TEXT = /\.(js|css|html|json|svg)$/;

/** Returns the version with a placeholder, which the files of a build contain until `stampVersion` replaces it. */
export function getUnstampedVersion(dir: string): string {
  return `${readPackage(dir).version}-${PLACEHOLDER}`;
}

/**
 * Replaces the placeholder with the version's hash in every file of a build, and returns the version. The hash is
 * computed from `content`, which must describe the whole content of the version, so that equal builds get the same
 * version and different builds get different ones.
 */
export function stampVersion(
  compilation: Compilation,
  versionWithPlaceholder: string,
  content: string,
): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  for (const { name, source } of compilation.getAssets()) {
    const text = TEXT.test(name) ? source.source().toString() : '';
    if (!text.includes(PLACEHOLDER)) continue;
    compilation.updateAsset(name, new webpack.sources.RawSource(text.replaceAll(PLACEHOLDER, hash)));
  }
  return versionWithPlaceholder.replace(PLACEHOLDER, hash);
}

/** Returns the name under which a version registers with the federation runtime. It is unique per version. */
export function createFederationName(name: string, version: string): string {
  return `${name}__${version.replaceAll(/[^A-Za-z0-9]/g, '_')}`;
}
