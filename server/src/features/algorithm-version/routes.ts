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
    route(versionListCall, 'permitted', listVersions),
    route(versionDetailCall, 'permitted', readVersion),
    route(versionCreateCall, 'permitted', createVersion),
    route(versionUpdateCall, 'permitted', updateVersion),
    route(versionValidateCall, 'permitted', validateVersion),
    route(versionArchiveCall, 'permitted', transitionVersion('archive')),
    route(versionRestoreCall, 'permitted', transitionVersion('restore')),
    route(versionCompareCall, 'permitted', compareVersions),
    route(aliasSetCall, 'permitted', setAlias),
    route(aliasRemoveCall, 'permitted', removeAlias),
    route(aliasRollBackCall, 'permitted', rollBackAlias),
    route(aliasHistoryCall, 'permitted', listAliasMoves),
  ];
}
