/** In the order of asking: many browsers also name those that they descend from. */
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

/** A browser's description of itself in short, `Chrome 128 · Windows`; as it is when nothing in it is known. */
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
