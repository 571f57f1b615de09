/** Maximum number of entries. Older ones are removed. */
export const LOG_LIMIT = 1_000;
