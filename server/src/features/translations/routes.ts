import { i18nListCall } from '@atrium/contract';
import { bindRoutes } from '../../http/bind-routes.ts';
import type { RouteDeclaration } from '../../http/declare-route.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { readTranslations } from './translation-repository.ts';

/** Public, because the sign-in page uses the messages too. */
export function translationRoutes(deps: AppDependencies): readonly RouteDeclaration[] {
  return [bindRoutes(deps)(i18nListCall, 'public', ({ database }) => readTranslations(database))];
}
