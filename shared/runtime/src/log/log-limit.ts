/** How many entries are held; older ones go. */
export const LOG_LIMIT = 1_000;
