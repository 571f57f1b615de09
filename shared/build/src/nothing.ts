/** Stands where a build leaves something out. */
export {};
