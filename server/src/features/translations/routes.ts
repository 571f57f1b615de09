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
    route(translationCalls.list, 'permitted', listTranslations),
    route(translationCalls.counts, 'permitted', countTranslations),
    route(translationCalls.save, 'permitted', saveTranslation),
    route(translationCalls.export, 'permitted', exportTranslations),
    route(translationCalls.import, 'permitted', importTranslations),
    route(translationCalls.models, 'permitted', listDraftModels),
    route(translationCalls.draft, 'permitted', draftTranslation),
    route(translationCalls.startDrafting, 'permitted', startDrafting),
    route(translationCalls.drafting, 'permitted', readDrafting),
    route(translationCalls.cancelDrafting, 'permitted', cancelDrafting),
    route(translationCalls.approve, 'permitted', approveDrafts),
    route(translationCalls.discard, 'permitted', discardDrafts),
  ];
}
