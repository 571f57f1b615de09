import { i18nListCall, translationCalls } from '@atrium/contract';
import { bindRoutes } from '../../http/bind-routes.ts';
import type { RouteDeclaration } from '../../http/declare-route.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { approveDrafts, discardDrafts } from './approve-drafts.ts';
import { countTranslations } from './count-translations.ts';
import { listDraftModels } from './draft-models.ts';
import { cancelDrafting, draftTranslation, readDrafting, startDrafting } from './draft-service.ts';
import { exportTranslations } from './export-translations.ts';
import { importTranslations } from './import-translations.ts';
import { listTranslations } from './list-translations.ts';
import { saveTranslation } from './save-translation.ts';
import { readConsoleOverrides } from './translation-repository.ts';

/** The call that returns the overrides for the console is public, because the sign-in page needs them too. */
export function translationRoutes(deps: AppDependencies): readonly RouteDeclaration[] {
  const route = bindRoutes(deps);
  return [
    route(i18nListCall, 'public', ({ database }) => readConsoleOverrides(database)),
    route(translationCalls.list, 'with-permission', listTranslations),
    route(translationCalls.counts, 'with-permission', countTranslations),
    route(translationCalls.save, 'with-permission', saveTranslation),
    route(translationCalls.export, 'with-permission', exportTranslations),
    route(translationCalls.import, 'with-permission', importTranslations),
    route(translationCalls.models, 'with-permission', listDraftModels),
    route(translationCalls.draft, 'with-permission', draftTranslation),
    route(translationCalls.startDrafting, 'with-permission', startDrafting),
    route(translationCalls.drafting, 'with-permission', readDrafting),
    route(translationCalls.cancelDrafting, 'with-permission', cancelDrafting),
    route(translationCalls.approve, 'with-permission', approveDrafts),
    route(translationCalls.discard, 'with-permission', discardDrafts),
  ];
}
