/** Decodes base64 content into a blob of the media type. */
export function base64ToBlob(base64: string, type: string): Blob {
  return new Blob([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))], { type });
}
