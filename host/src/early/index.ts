import { showEarlyTheme } from './early-theme.ts';
import { startRequests } from './start-requests.ts';

showEarlyTheme();
startRequests();
