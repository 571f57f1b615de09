import { menuListCall } from '@atrium/contract';
import { bindRoutes } from '../../http/bind-routes.ts';
import type { RouteDeclaration } from '../../http/declare-route.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { listMenus } from './list-menus.ts';

export function menuRoutes(deps: AppDependencies): readonly RouteDeclaration[] {
  return [bindRoutes(deps)(menuListCall, 'signed-in', listMenus)];
}
