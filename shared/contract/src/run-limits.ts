/** The largest limits of runs that an app or a key may have. */
export const RUN_LIMITS = { perMinute: 6_000, perDay: 1_000_000, atOnce: 16 } as const;
