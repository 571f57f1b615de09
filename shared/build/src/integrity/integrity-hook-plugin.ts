import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compiler } from 'webpack';

/** The global function of the host that returns the request options of a remote's file. */
const LOOKUP_FUNCTION = 'globalThis.__atriumFile';

/**
 * Makes a build's chunk loader request the integrity of each script and style sheet from the host before it fetches the
 * file. In a remote that runs alone, without a host, the chunk loader fetches the file without integrity.
 */
export class IntegrityHookPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('IntegrityHookPlugin', (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'IntegrityHookPlugin',
        (source) => `${source}\n${createLookupCode('script', 'src')}`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'IntegrityHookPlugin',
        (source, names) => `${source}\n${createLookupCode(names.tag, 'href')}`,
      );
    });
  }
}

/** `tag` is the name of the variable in the chunk loader that contains the element. */
function createLookupCode(tag: string, attribute: string): string {
  return `if (${LOOKUP_FUNCTION}) {
  var known = ${LOOKUP_FUNCTION}(${tag}.${attribute});
  if (known) {
    ${tag}.${attribute} = known.address;
    ${tag}.integrity = known.integrity;
    ${tag}.crossOrigin = "anonymous";
  }
}`;
}
