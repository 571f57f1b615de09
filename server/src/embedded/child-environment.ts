/** What programs need in order to be found and to run, on any platform. */
const NEEDED = ['PATH', 'LD_LIBRARY_PATH', 'DYLD_LIBRARY_PATH', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot'];

/** The environment of the database's processes. It has none of the server's secrets. */
export function childEnvironment(): NodeJS.ProcessEnv {
  const needed = NEEDED.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(needed), LC_ALL: 'C', TZ: 'UTC' };
}
