import { defineCall, defineCallWithPermission } from '../call.ts';
import { byIdSchema } from '../entities/fields.ts';
import {
  fileSchema,
  importedRecordSchema,
  importOptionsSchema,
  importPreviewSchema,
} from '../entities/portable.ts';

type Define = typeof defineCall;

/** Returns the calls that export and import records of one kind. The file of an import is required. */
function createPortableCalls(path: `/api/${string}`, define: Define) {
  return {
    /** Returns the definition of a record as a file: JSON, or a ZIP archive if the record has models or images. */
    exportFile: { ...define(`${path}/export`, { body: byIdSchema, data: fileSchema }), isDownload: true },
    /** Returns what an import of the file would store, and what is missing. Nothing is stored. */
    preview: define(`${path}/preview`, {
      body: importOptionsSchema,
      data: importPreviewSchema,
      file: 'portable',
    }),
    /**
     * Stores the record of the file in one transaction, then validates the versions of an algorithm and sets their
     * aliases. Rejected with `importBlocked` if a required part is missing.
     */
    importFile: define(`${path}/import`, {
      body: importOptionsSchema,
      data: importedRecordSchema,
      file: 'portable',
    }),
  } as const;
}

export const portableCalls = {
  app: createPortableCalls('/api/app/file', defineCall),
  algorithm: createPortableCalls('/api/algorithm/file', defineCallWithPermission('algorithms')),
  recognition: createPortableCalls('/api/recognition/file', defineCallWithPermission('recognitions')),
  nlp: createPortableCalls('/api/nlp/file', defineCallWithPermission('nlp-items')),
  'data-set': createPortableCalls('/api/dataset/file', defineCallWithPermission('data-sets')),
} as const;
