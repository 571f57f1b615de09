import { readConfig } from './config/read-config.ts';
import { StartError } from './domain/start-error.ts';
import { issueResetLinkFor } from './issue-reset-link.ts';

const USAGE = `Usage: node server/src/reset-link.ts <username> [settings of the server]
Prints a link with which the user can set a new password once, within one day, and removes the
authenticator app, the recovery codes and the passkeys of the user.
If a server uses the embedded database, stop it first.`;

async function main(): Promise<void> {
  const [account, ...flags] = process.argv.slice(2);
  const config = account === undefined || account.startsWith('-') ? 'help' : readConfig(flags, process.env);
  if (config === 'help' || account === undefined) {
    console.log(USAGE);
    return;
  }
  const link = await issueResetLinkFor(account, config);
  console.log(`Open ${link.path} at the console's address before ${link.expiresAt.toISOString()}.`);
}

await main().catch((error: unknown) => {
  console.error(error instanceof StartError ? `atrium: ${error.message}` : error);
  process.exit(1);
});
