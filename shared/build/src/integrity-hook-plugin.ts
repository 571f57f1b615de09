import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compiler } from 'webpack';

/** Global under which the host tells a remote's loader how the file at an address is to be asked for. */
const LOOKUP = 'globalThis.__atriumFile';

/**
 * Makes a build's chunk loader ask the host for the integrity of each script and style sheet before fetching it.
 * Without a host (the remote alone) nothing is asked.
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
