/** What a build is for. */
export type Mode = 'production' | 'development';
