import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compiler } from 'webpack';

/** Global under which the host tells a remote's loader what hash the file at an address must have. */
const LOOKUP = 'globalThis.__atriumIntegrity';

/**
 * Makes a build's chunk loader ask the host for the integrity of each script and style sheet before fetching it.
 * Without a host (the remote alone) nothing is asked.
 */
export class IntegrityHookPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('IntegrityHookPlugin', (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'IntegrityHookPlugin',
        (source) => `${source}\n${lookUp('script', 'script.src')}`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'IntegrityHookPlugin',
        (source, names) => `${source}\n${lookUp(names.tag, `${names.tag}.href`)}`,
      );
    });
  }
}

function lookUp(tag: string, address: string): string {
  return `if (${LOOKUP}) { var known = ${LOOKUP}(${address}); if (known) { ${tag}.integrity = known; ${tag}.crossOrigin = "anonymous"; } }`;
}
