/** Saves a file as a download of the browser. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download starts after the current task, so the URL stays valid for a while.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
