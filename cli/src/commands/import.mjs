import path from 'node:path';
import { createApi, readData } from '../api.mjs';
import { CommandError } from '../command-error.mjs';
import { readBytes } from '../input.mjs';
import { parseOptions } from '../parse-options.mjs';
import { readSettings } from '../settings.mjs';

export const importHelp = `Usage: atrium import <file> [--name <name>] [--preview] [--partial] [--json]

Imports a file of “atrium export” or of the console. First, the command shows what the import creates and what is missing
on the server. If something is missing, it stores nothing. The key needs the scope “manage”.

  --name <name>   another name or slug than that in the file
  --preview       shows the preview and stores nothing
  --partial       imports without the missing parts that are not required
  --json          prints the response as JSON
`;

const OPTIONS = /** @type {const} */ ({
  name: { type: 'string' },
  preview: { type: 'boolean' },
  partial: { type: 'boolean' },
  json: { type: 'boolean' },
});

/** @typedef {import('../public-api.d.ts').operations['previewImport']['responses'][200]['content']['application/json']} Preview */

/** @param {readonly string[]} args */
export async function importDefinition(args) {
  const { values, positionals } = parseOptions(args, OPTIONS);
  const [file] = positionals;
  if (!file) throw new CommandError('usage', 'Name a file.');
  const bytes = new Uint8Array(await readBytes(file));
  const api = createApi(await readSettings());
  const createForm = () => {
    const body = new FormData();
    body.set('file', new Blob([bytes]), path.basename(file));
    if (values.name !== undefined) body.set('options', JSON.stringify({ name: values.name }));
    return body;
  };
  // `createForm` creates the body of the request. The value of `body` is not sent, but its type requires it.
  const request = { body: { file: '' }, bodySerializer: createForm };
  const preview = await readData(api.POST('/v1/imports/preview', request));
  process.stderr.write(describe(preview));
  if (values.preview) {
    if (values.json) process.stdout.write(`${JSON.stringify(preview)}\n`);
    return;
  }
  const isBlocked = preview.missing.some(({ is_required }) => is_required);
  if (isBlocked || (preview.missing.length > 0 && !values.partial)) {
    const hint = isBlocked ? '' : ' --partial imports the rest.';
    throw new CommandError('failed', `Nothing was imported, because parts are missing.${hint}`);
  }
  const imported = await readData(api.POST('/v1/imports', request));
  for (const version of imported.unvalidated_versions) {
    process.stderr.write(`Warning: version ${version} did not pass its validation here.\n`);
  }
  process.stdout.write(values.json ? `${JSON.stringify(imported)}\n` : `${imported.id}\t${imported.name}\n`);
}

/** @param {Preview} preview */
function describe({ kind, new_name, creates, missing }) {
  const lines = [
    `${kind} ${new_name}`,
    ...creates.filter(({ part }) => part !== 'record').map(({ part, name }) => `  creates ${part} ${name}`),
    ...missing.map(({ part, name, affects, is_required }) => {
      const reason = is_required ? ' (required)' : affects ? ` (for ${affects})` : '';
      return `  missing ${part} ${name}${reason}`;
    }),
  ];
  return `${lines.join('\n')}\n`;
}
