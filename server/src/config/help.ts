import { SETTINGS } from './setting.ts';

/** Returns the text of `--help`. */
export function helpText(): string {
  const lines = SETTINGS.map(
    ({ flag, variable, says, fallback }) =>
      `  --${flag.padEnd(16)}${variable.padEnd(24)}${says} (default: ${fallback})`,
  );
  return ['Atrium: a web console for a self-hosted AI-services platform.', '', ...lines, ''].join('\n');
}
