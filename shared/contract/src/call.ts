import type { infer as Infer, ZodMiniType } from 'zod/mini';
import type { Permission } from './access.ts';

/**
 * One console call: a POST with an encrypted body and an encrypted response. Both sides parse with the same schemas.
 */
export interface Call<Body extends ZodMiniType = ZodMiniType, Data extends ZodMiniType = ZodMiniType> {
  /** Absolute path on the API's origin, for example `/api/login`. */
  readonly path: `/api/${string}`;
  readonly body: Body;
  readonly data: Data;
  /**
   * An unencrypted file that a call may include: part `file` of a `multipart/form-data` body whose field `body` is the
   * encrypted body. Without a file the call is sent like any other.
   */
  readonly file?: CallFile;
  /** Whether a successful response is an unencrypted file. Its data is a `Blob`. */
  readonly isDownload?: boolean;
  /**
   * The user needs one of these permissions. Undefined for calls that are public, open to all signed-in users, or for
   * admins only.
   */
  readonly permissions?: readonly Permission[];
}

/**
 * `image`: an image whose type, size and pixel count are within `LIMITS` and allowed by the server. `model`: a file of
 * at most `MODEL_LIMITS.fileBytes`. `portable`: a file with a definition, of at most `PORTABLE_LIMITS.fileBytes`.
 */
export type CallFile = 'image' | 'model' | 'portable';

export type BodyOf<C extends Call> = Infer<C['body']>;
export type DataOf<C extends Call> = Infer<C['data']>;

export function defineCall<Body extends ZodMiniType, Data extends ZodMiniType>(
  path: `/api/${string}`,
  schemas: { readonly body: Body; readonly data: Data; readonly file?: CallFile },
): Call<Body, Data> {
  return { path, ...schemas };
}

/** Returns a function that defines calls which require one of these permissions. Admins have all of them. */
export function defineCallWithPermission(...permissions: readonly Permission[]) {
  return <Body extends ZodMiniType, Data extends ZodMiniType>(
    path: `/api/${string}`,
    schemas: { readonly body: Body; readonly data: Data; readonly file?: CallFile },
  ): Call<Body, Data> & { readonly permissions: readonly Permission[] } => ({
    path,
    ...schemas,
    permissions,
  });
}
