import {
  aliasHistoryCall,
  aliasRemoveCall,
  aliasRollBackCall,
  aliasSetCall,
  versionArchiveCall,
  versionCompareCall,
  versionCreateCall,
  versionDetailCall,
  versionListCall,
  versionRestoreCall,
  versionUpdateCall,
  versionValidateCall,
} from '@atrium/contract';
import { bindRoutes } from '../../http/bind-routes.ts';
import type { RouteDeclaration } from '../../http/declare-route.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { compareVersions } from './compare-versions.ts';
import { removeAlias, rollBackAlias, setAlias } from './move-alias.ts';
import { createVersion, updateVersion } from './store-version.ts';
import { transitionVersion } from './transition-version.ts';
import { validateVersion } from './validate-version.ts';
import { listAliasMoves, listVersions, readVersion } from './version-service.ts';

const ADMIN = ['admin'] as const;

export function algorithmVersionRoutes(deps: AppDependencies): readonly RouteDeclaration[] {
  const route = bindRoutes(deps);
  return [
    route(versionListCall, ADMIN, listVersions),
    route(versionDetailCall, ADMIN, readVersion),
    route(versionCreateCall, ADMIN, createVersion),
    route(versionUpdateCall, ADMIN, updateVersion),
    route(versionValidateCall, ADMIN, validateVersion),
    route(versionArchiveCall, ADMIN, transitionVersion('archive')),
    route(versionRestoreCall, ADMIN, transitionVersion('restore')),
    route(versionCompareCall, ADMIN, compareVersions),
    route(aliasSetCall, ADMIN, setAlias),
    route(aliasRemoveCall, ADMIN, removeAlias),
    route(aliasRollBackCall, ADMIN, rollBackAlias),
    route(aliasHistoryCall, ADMIN, listAliasMoves),
  ];
}
