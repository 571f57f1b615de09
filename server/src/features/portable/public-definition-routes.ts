import { object } from 'zod/mini';
import { declarePublicRoute, type PublicRoute } from '../../http/public/declare-public-route.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import {
  definitionFileSchema,
  importFormSchema,
  publicImportSchema,
  publicPreviewSchema,
  publicRecordsSchema,
  recordsQuerySchema,
} from './public-definition-schemas.ts';
import { createPublicDefinitionService } from './public-definition-service.ts';

/** Returns the routes with which programs export and import definitions. */
export function publicDefinitionRoutes(deps: AppDependencies): readonly PublicRoute[] {
  const service = createPublicDefinitionService(deps);
  return [
    declarePublicRoute({
      method: 'GET',
      path: '/v1/definitions/{kind}',
      operationId: 'listDefinitions',
      summary: 'List the records whose definitions can be exported',
      description:
        'Returns a page of records of a kind. `name` is the slug, or the name of an app or a data set. Apps are those that the owner of the key may use. For the other kinds, the owner needs the permission to manage them.',
      scope: 'manage',
      isRun: false,
      input: recordsQuerySchema,
      output: publicRecordsSchema,
      handle: (query, context) => service.list(query, context),
    }),
    declarePublicRoute({
      method: 'GET',
      path: '/v1/definitions/{kind}/{record_id}',
      operationId: 'exportDefinition',
      summary: 'Export the definition of a record',
      description: 'Returns the definition as a file: JSON, or a ZIP archive if the record has models.',
      scope: 'manage',
      isRun: false,
      isDownload: true,
      input: object({}),
      output: definitionFileSchema,
      handle: (_, context) => service.exportFile(context),
    }),
    declarePublicRoute({
      method: 'POST',
      path: '/v1/imports/preview',
      operationId: 'previewImport',
      summary: 'Preview an import',
      description:
        'Returns what an import of the file would create, and what is missing on this server. Nothing is stored. If a part with `is_required` is missing, the import is rejected. Other missing parts are left out.',
      scope: 'manage',
      isRun: false,
      file: 'definition',
      input: importFormSchema,
      output: publicPreviewSchema,
      handle: (body, context) => service.preview(body, context),
    }),
    declarePublicRoute({
      method: 'POST',
      path: '/v1/imports',
      operationId: 'importDefinition',
      summary: 'Import a definition',
      description:
        'Stores the record of a file that an export has returned, in one transaction. The form may have the field `options` with another name or slug, such as `{"name": "copy"}`. `unvalidated_versions` did not pass their validation here.',
      scope: 'manage',
      isRun: false,
      file: 'definition',
      input: importFormSchema,
      output: publicImportSchema,
      handle: (body, context) => service.importFile(body, context),
    }),
  ];
}
