import { PORTABLE_KINDS, type PortableKind, portableCalls } from '@atrium/contract';
import { bindRoutes } from '../../http/bind-routes.ts';
import type { RouteDeclaration } from '../../http/declare-route.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { exportRecord } from './export-record.ts';
import { importRecord, previewImport } from './import-record.ts';

export function portableRoutes(deps: AppDependencies): readonly RouteDeclaration[] {
  return PORTABLE_KINDS.flatMap((kind) => createRoutes(kind, deps));
}

function createRoutes(kind: PortableKind, deps: AppDependencies): readonly RouteDeclaration[] {
  const route = bindRoutes(deps);
  const { exportFile, preview, importFile } = portableCalls[kind];
  const access = kind === 'app' ? 'signed-in' : 'with-permission';
  return [
    route(exportFile, access, exportRecord(kind)),
    route(preview, access, previewImport(kind)),
    route(importFile, access, importRecord(kind)),
  ];
}
