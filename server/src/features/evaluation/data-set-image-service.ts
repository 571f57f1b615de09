import { ERROR_CODES } from '@atrium/contract';
import { v7 as createId } from 'uuid';
import { BusinessError } from '../../domain/business-error.ts';
import type { Actor, RequestContext, UploadedFile } from '../../domain/request-context.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { findDataSetImage, insertDataSetImage } from './data-set-image-repository.ts';

type Dependencies = Pick<AppDependencies, 'database'>;

/** Stores the image that was uploaded with a call. A row of a data set can then refer to it. */
export async function addDataSetImage(
  deps: Dependencies,
  _body: object,
  { file, ...actor }: Actor & Pick<RequestContext, 'file'>,
): Promise<{ id: string }> {
  if (!file) throw new BusinessError(ERROR_CODES.invalid, undefined, ['file']);
  return { id: await storeDataSetImage(deps, file, actor) };
}

/** Stores an image that belongs to no data set yet, and returns its id. */
export async function storeDataSetImage(
  { database }: Dependencies,
  { bytes, mediaType }: Pick<UploadedFile, 'bytes' | 'mediaType'>,
  { at, user }: Pick<Actor, 'at' | 'user'>,
): Promise<string> {
  const id = createId();
  const image = { file: bytes, fileType: mediaType, size: bytes.length, createdAt: at, createdBy: user.id };
  await insertDataSetImage(database, { id, dataSetId: null, ...image });
  return id;
}

export async function readDataSetImage(
  { database }: Dependencies,
  { id }: { readonly id: string },
): Promise<Blob> {
  const image = await findDataSetImage(database, id);
  if (!image) throw new BusinessError(ERROR_CODES.notFound);
  return new Blob([image.file as BlobPart], { type: image.fileType });
}
