import { showEarlyTheme } from './early-theme.ts';
import { installScriptPolicy } from './install-script-policy.ts';
import { startRequests } from './start-requests.ts';

/* The first script of the document. It runs before the host's code has arrived. */
// The host defines `__atriumFile` later. It returns undefined for an address that is not a file of a remote.
installScriptPolicy((address) => globalThis.__atriumFile?.(address) !== undefined);
showEarlyTheme();
startRequests();
