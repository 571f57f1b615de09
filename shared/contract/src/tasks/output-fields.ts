import { array, int, length, maximum, minimum, nonnegative, number, tuple } from 'zod/mini';

/** Offset into the original text in UTF-16 code units. */
export const offsetField = int().check(nonnegative());
/** From 0 to 1. */
export const scoreField = number().check(minimum(0), maximum(1));
/** From −1 to 1. */
export const signedScoreField = number().check(minimum(-1), maximum(1));
/**
 * Four corners `[x, y]` in pixels of the uploaded image after its EXIF rotation, clockwise from the top left of the
 * content.
 */
export const polygonField = array(tuple([number(), number()])).check(length(4));
