/** The purpose of a build. */
export type Mode = 'production' | 'development';
