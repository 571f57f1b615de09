/** Limits of model files. Pages without models do not load them. */
export const MODEL_LIMITS = {
  /** The largest model file, in bytes. */
  fileBytes: 64 * 1024 * 1024,
  /** A model file's metadata, in bytes of JSON. */
  metadataBytes: 256 * 1024,
} as const;
