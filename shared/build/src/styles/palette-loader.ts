/** The shades of Arco's palettes that neither Arco's components nor the theme use. */
const UNUSED =
  /--(?:yellow-\d+|(?:gold|lime|cyan|blue|purple|pinkpurple|magenta|orangered)-(?:[789]|10)):[^;}]*;?/g;

/** webpack loader for Arco's global styles: leaves out unused shades, because every first page load includes them. */
export default function paletteLoader(source: string): string {
  return source.replace(UNUSED, '');
}
