/**
 * Copies a text to the clipboard and returns whether it succeeded. A plain HTTP page has no clipboard API, so the text
 * is copied from a temporary text box there.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const focused = document.activeElement;
  const box = document.createElement('textarea');
  box.value = text;
  (focused?.parentElement ?? document.body).append(box);
  box.select();
  const isCopied = document.execCommand('copy');
  box.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return isCopied;
}
