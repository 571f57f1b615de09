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
import { readTranslations } from './translation-repository.ts';

const ADMIN = ['admin'] as const;

/** The messages that the console merges are public, because the sign-in page uses them too. */
export function translationRoutes(deps: AppDependencies): readonly RouteDeclaration[] {
  const route = bindRoutes(deps);
  return [
    route(i18nListCall, 'public', ({ database }) => readTranslations(database)),
    route(translationCalls.list, ADMIN, listTranslations),
    route(translationCalls.counts, ADMIN, countTranslations),
    route(translationCalls.save, ADMIN, saveTranslation),
    route(translationCalls.export, ADMIN, exportTranslations),
    route(translationCalls.import, ADMIN, importTranslations),
    route(translationCalls.models, ADMIN, listDraftModels),
    route(translationCalls.draft, ADMIN, draftTranslation),
    route(translationCalls.startDrafting, ADMIN, startDrafting),
    route(translationCalls.drafting, ADMIN, readDrafting),
    route(translationCalls.cancelDrafting, ADMIN, cancelDrafting),
    route(translationCalls.approve, ADMIN, approveDrafts),
    route(translationCalls.discard, ADMIN, discardDrafts),
  ];
}
