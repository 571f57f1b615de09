/**
 * Loads an image file, so that its size is known. The caller must revoke the object URL in `src` after use.
 *
 * @throws when the file is not an image.
 */
export async function loadImage(file: Blob): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
    return image;
  } catch (error) {
    URL.revokeObjectURL(image.src);
    throw error;
  }
}
