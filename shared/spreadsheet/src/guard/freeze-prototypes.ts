/**
 * Freezes what all objects of this thread inherit from, so that no file can add to it. Only for a thread that does
 * nothing but read files: programs that give objects a `toString` by assignment break under it.
 */
export function freezePrototypes(): void {
  for (const { prototype } of [Object, Array, Function, String, Number, Boolean, RegExp, Date, Promise]) {
    Object.freeze(prototype);
  }
}
