/** Puts text on the clipboard; answers whether it could. Over plain http there is no clipboard to reach. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
