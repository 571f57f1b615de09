import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compiler } from 'webpack';

/** The global function of the host that returns the request options of a remote's file. */
const LOOKUP_FUNCTION = 'globalThis.__atriumFile';

/**
 * Makes a build's chunk loader request the integrity of each script and style sheet from the host before it fetches the
 * file. Without a host (a remote that runs alone) it requests nothing.
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
