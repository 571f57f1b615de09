import { showEarlyTheme } from './early-theme.ts';
import { installScriptPolicy } from './install-script-policy.ts';
import { prepareFonts } from './prepare-fonts.ts';
import { startRequests } from './start-requests.ts';

installScriptPolicy((address) => globalThis.__atriumFile?.(address) !== undefined);
showEarlyTheme();
startRequests();
prepareFonts();
