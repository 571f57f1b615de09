/**
 * Puts a text into the clipboard and says whether it did. A plain-http address has no clipboard of its own: there the
 * older way is taken, from a text box that nobody sees.
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
