/** The variants of Arco's button that no view uses: groups, dashed borders, round ends and the status `success`. */
const UNUSED = /[^{}]*\.arco-btn-(?:group|dashed|shape-round|status-success)\b[^{}]*\{[^{}]*\}/g;

/** webpack loader for the styles of Arco's button: leaves out unused variants, to make the first page load smaller. */
export default function buttonLoader(source: string): string {
  return source.replace(UNUSED, '');
}
