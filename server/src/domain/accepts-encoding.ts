/** Matches the quality 0 of a coding, with which a client rejects it: `q=0` or `q=0.000`. */
const ZERO_QUALITY = /^q\s*=\s*0(\.0{0,3})?$/i;

/** Returns whether the header `Accept-Encoding` names an encoding, such as `br`, with a quality above 0. */
export function acceptsEncoding(header: string | undefined, encoding: string): boolean {
  return (header ?? '').split(',').some((part) => {
    const [coding, ...parameters] = part.split(';').map((text) => text.trim());
    return (
      coding?.toLowerCase() === encoding && !parameters.some((parameter) => ZERO_QUALITY.test(parameter))
    );
  });
}
