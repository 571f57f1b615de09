import { showEarlyTheme } from './early-theme.ts';
import { installScriptPolicy } from './install-script-policy.ts';
import { prepareFonts } from './prepare-fonts.ts';
import { startRequests } from './start-requests.ts';

/* The first script of the document. It runs before the host's code has arrived. */
// The host defines `__atriumFile` later. The function knows the files of remotes.
installScriptPolicy((address) => globalThis.__atriumFile?.(address) !== undefined);
showEarlyTheme();
startRequests();
prepareFonts();
