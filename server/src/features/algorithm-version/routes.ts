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

export function algorithmVersionRoutes(deps: AppDependencies): readonly RouteDeclaration[] {
  const route = bindRoutes(deps);
  return [
    route(versionListCall, 'with-permission', listVersions),
    route(versionDetailCall, 'with-permission', readVersion),
    route(versionCreateCall, 'with-permission', createVersion),
    route(versionUpdateCall, 'with-permission', updateVersion),
    route(versionValidateCall, 'with-permission', validateVersion),
    route(versionArchiveCall, 'with-permission', transitionVersion('archive')),
    route(versionRestoreCall, 'with-permission', transitionVersion('restore')),
    route(versionCompareCall, 'with-permission', compareVersions),
    route(aliasSetCall, 'with-permission', setAlias),
    route(aliasRemoveCall, 'with-permission', removeAlias),
    route(aliasRollBackCall, 'with-permission', rollBackAlias),
    route(aliasHistoryCall, 'with-permission', listAliasMoves),
  ];
}
