/** The order matters: many browsers also name the browsers that they derive from. */
const BROWSERS = [
  ['Edge', /Edg(?:e|A|iOS)?\/(\d+)/],
  ['Opera', /OPR\/(\d+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /(?:Chrome|CriOS)\/(\d+)/],
  ['Safari', /Version\/(\d+)[\d.]* (?:Mobile\/\S+ )?Safari/],
] as const;

const SYSTEMS = [
  ['Windows', /Windows/],
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['macOS', /Mac OS X|Macintosh/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
] as const;

/**
 * Shortens a user agent to a form such as `Chrome 128 · Windows`. Returns it unchanged when nothing in it is
 * recognized.
 */
export function describeDevice(userAgent: string): string {
  const [browser, version] =
    BROWSERS.flatMap(([name, pattern]) => {
      const match = pattern.exec(userAgent);
      return match ? [[name, match[1]] as const] : [];
    })[0] ?? [];
  const system = SYSTEMS.find(([, pattern]) => pattern.test(userAgent))?.[0];
  const parts = [browser ? `${browser} ${version}` : undefined, system].filter(Boolean);
  return parts.join(' · ') || userAgent;
}
