import type { ExternalItemFunctionData } from 'webpack';

const CRYPTO_FOLDER = /[\\/]node_modules[\\/]crypto-js$/;
/** `md5` and `evpkdf` derive keys from passphrases; `evpkdf` loads `sha1`. */
const UNUSED_MODULES = ['./md5', './evpkdf'];

/**
 * webpack externals that leave the derivation of keys from passphrases out of crypto-js. This saves 1.2 KB of the code
 * that loads before sign-in. The wire format derives its keys differently. crypto-js uses these modules only when the
 * key is a text.
 */
export async function cryptoExternals({
  context = '',
  request = '',
}: ExternalItemFunctionData): Promise<string | undefined> {
  return CRYPTO_FOLDER.test(context) && UNUSED_MODULES.includes(request) ? 'undefined' : undefined;
}
