import { nlpListCall } from '@atrium/contract';
import type { AppDependencies } from '../../http/app-dependencies.ts';
import { assertListFields } from '../../http/assert-list-fields.ts';
import { declareRoute, type RouteDeclaration } from '../../http/declare-route.ts';
import { createNlpRepository, NLP_LIST_FIELDS } from './nlp-repository.ts';

export function nlpRoutes({ database }: AppDependencies): readonly RouteDeclaration[] {
  const repository = createNlpRepository(database);
  return [
    declareRoute(nlpListCall, 'signed-in', (body, { user }) => {
      assertListFields(body, NLP_LIST_FIELDS);
      return repository.list(body, { isPublishedOnly: !user.access.includes('admin') });
    }),
  ];
}
