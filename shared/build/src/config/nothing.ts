/** Replaces a module that a build leaves out. */
export {};
