import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compiler } from 'webpack';

/** The global with which the host gives a remote's loader the request options of a file. */
const LOOKUP = 'globalThis.__atriumFile';

/**
 * Makes a build's chunk loader request the integrity of each script and style sheet from the host before it fetches the
 * file. Without a host (a remote that runs alone) it requests nothing.
 */
export class IntegrityHookPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('IntegrityHookPlugin', (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'IntegrityHookPlugin',
        (source) => `${source}\n${lookUp('script', 'src')}`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'IntegrityHookPlugin',
        (source, names) => `${source}\n${lookUp(names.tag, 'href')}`,
      );
    });
  }
}

function lookUp(tag: string, attribute: string): string {
  return `if (${LOOKUP}) {
  var known = ${LOOKUP}(${tag}.${attribute});
  if (known) {
    ${tag}.${attribute} = known.address;
    ${tag}.integrity = known.integrity;
    ${tag}.crossOrigin = "anonymous";
  }
}`;
}
