interface PolicyFactory {
  createPolicy(name: 'default', rules: { readonly createScriptURL: (address: string) => string }): unknown;
}

/**
 * Installs the only Trusted Types policy of the console. The browser applies it to every address that becomes a script
 * or a worker, in the code of the host, of remotes and of libraries alike. The server's `Content-Security-Policy`
 * allows one policy with this name, so no other code can create a permissive one. An address must be on this origin or
 * be a file of a known remote.
 *
 * @throws TypeError where code uses any other address.
 */
export function installScriptPolicy(isRemoteFile: (address: string) => boolean): void {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: PolicyFactory };
  trustedTypes?.createPolicy('default', {
    createScriptURL(address) {
      const url = URL.parse(address, location.href);
      // A blob has the origin of the page that made it.
      if (url?.origin === location.origin || (url && isRemoteFile(url.href))) return address;
      throw new TypeError(`Not a script of the console or of a known remote: ${address}`);
    },
  });
}
