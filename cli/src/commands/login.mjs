import { createApi, readData } from '../api.mjs';
import { CommandError } from '../command-error.mjs';
import { readSecret } from '../input.mjs';
import { parseOptions } from '../parse-options.mjs';
import { parseServer, writeSettings } from '../settings.mjs';

export const loginHelp = `Usage: atrium login <server>

Stores the address of a server and an API key in a file that only you can read. Create the key in the console. The
command asks for the key, or reads it from the standard input:

  atrium login https://atrium.example < key.txt

The key is not an argument, because other users of the machine can see arguments.
`;

/** @param {readonly string[]} args */
export async function login(args) {
  const { positionals } = parseOptions(args, {});
  const [address] = positionals;
  if (!address) throw new CommandError('usage', 'Name the server, such as https://atrium.example.');
  const server = parseServer(address);
  const key = await readSecret('API key: ');
  if (!/^ak_[\w-]+$/.test(key)) throw new CommandError('usage', 'An API key begins with ak_.');
  const { total } = await readData(createApi({ server, key }).GET('/v1/apps', { params: { query: {} } }));
  const file = await writeSettings({ server, key });
  process.stderr.write(`The key may call ${total} ${total === 1 ? 'app' : 'apps'}. Stored in ${file}\n`);
}
