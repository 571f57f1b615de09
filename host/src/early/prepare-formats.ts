/**
 * Makes the browser load its data about dates and numbers in a language on another thread. Otherwise, the first `Intl`
 * format of the page loads them, which takes 45 ms, and the first list needs one. All threads of a page share the data.
 */
export function prepareFormats(locale: string): void {
  const code = `new Intl.DateTimeFormat('${locale}',{dateStyle:'medium'}).format();close()`;
  new Worker(URL.createObjectURL(new Blob([code])));
}
