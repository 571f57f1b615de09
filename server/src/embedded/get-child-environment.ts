/** The environment variables that programs need to be found and to run, on any platform. */
const NEEDED_VARIABLES = [
  'PATH',
  'LD_LIBRARY_PATH',
  'DYLD_LIBRARY_PATH',
  'TMPDIR',
  'TEMP',
  'TMP',
  'SystemRoot',
];

/** Returns the environment of the database's processes. It contains none of the server's secrets. */
export function getChildEnvironment(): NodeJS.ProcessEnv {
  const needed = NEEDED_VARIABLES.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(needed), LC_ALL: 'C', TZ: 'UTC' };
}
