import { and, eq, inArray, isNull, lt, notInArray, or } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { dataSetImages } from '../../database/schema/data-sets.ts';

export async function insertDataSetImage(
  database: Database,
  image: typeof dataSetImages.$inferInsert,
): Promise<void> {
  await database.insert(dataSetImages).values(image);
}

export async function findDataSetImage(database: Database, id: string) {
  const { file, fileType } = dataSetImages;
  const [found] = await database
    .select({ file, fileType })
    .from(dataSetImages)
    .where(eq(dataSetImages.id, id));
  return found;
}

interface ImagesOfDataSet {
  readonly dataSetId: string;
  /** The ids of the images of its rows. */
  readonly ids: readonly string[];
  /** The user who stores the data set. */
  readonly userId: string;
}

/**
 * Assigns the images of the rows to a data set, and deletes its other images. A user can add only images that they have
 * uploaded. Returns whether all images exist; if they do not, the caller must roll back.
 */
export async function assignImages(
  database: Database,
  { dataSetId, ids, userId }: ImagesOfDataSet,
): Promise<boolean> {
  const isOwnUpload = and(isNull(dataSetImages.dataSetId), eq(dataSetImages.createdBy, userId));
  const assigned = await database
    .update(dataSetImages)
    .set({ dataSetId })
    .where(and(inArray(dataSetImages.id, [...ids]), or(isOwnUpload, eq(dataSetImages.dataSetId, dataSetId))))
    .returning({ id: dataSetImages.id });
  await database
    .delete(dataSetImages)
    .where(and(eq(dataSetImages.dataSetId, dataSetId), notInArray(dataSetImages.id, [...ids])));
  return assigned.length === new Set(ids).size;
}

/** Milliseconds. */
const DAY = 86_400_000;

/** Deletes the images that were uploaded more than a day ago and that no data set contains. */
export async function deleteAbandonedImages(database: Database, at: Date): Promise<void> {
  const { dataSetId, createdAt } = dataSetImages;
  await database
    .delete(dataSetImages)
    .where(and(isNull(dataSetId), lt(createdAt, new Date(at.getTime() - DAY))));
}
