import { i18nListCall } from '@atrium/contract';
import { declareRoute, type RouteDeclaration } from '../../http/declare-route.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { readTranslations } from './translation-repository.ts';

/** Public, because the sign-in page uses these messages too. */
export function translationRoutes({ database }: AppDependencies): readonly RouteDeclaration[] {
  return [declareRoute(i18nListCall, 'public', () => readTranslations(database))];
}
