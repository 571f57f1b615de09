import {
  type App,
  type BodyOf,
  ERROR_CODES,
  type ListBody,
  type nlpAppCreateCall,
  type nlpAppUpdateCall,
} from '@atrium/contract';
import { v7 as createId } from 'uuid';
import { violatedConstraint } from '../../database/violated-constraint.ts';
import { assertListFields } from '../../http/assert-list-fields.ts';
import { BusinessFailure } from '../../http/business-failure.ts';
import { APP_LIST_FIELDS, type AppRepository, type Viewer } from './app-repository.ts';
import type { TargetRepository } from './target-repository.ts';

interface Parts {
  readonly apps: AppRepository;
  readonly targets: TargetRepository;
}

export function createAppService({ apps, targets }: Parts) {
  /** Somebody else's app answers like one that does not exist. */
  async function detail(id: string, viewer: Viewer): Promise<App> {
    const found = await apps.find(id, 'nlp', viewer);
    if (!found) throw new BusinessFailure(ERROR_CODES.notFound);
    return found;
  }

  return {
    detail,

    list(body: ListBody, viewer: Viewer) {
      assertListFields(body, APP_LIST_FIELDS);
      return apps.list(body, viewer);
    },

    async create(body: BodyOf<typeof nlpAppCreateCall>, viewer: Viewer): Promise<App> {
      if (!(await targets.findPublished(body.targetId))) {
        throw new BusinessFailure(ERROR_CODES.targetUnavailable, undefined, ['targetId']);
      }
      const id = createId();
      await refuseTakenName(
        apps.insert({
          id,
          kind: 'nlp',
          name: body.name,
          description: body.description ?? '',
          ownerId: viewer.id,
          targetId: body.targetId,
          status: 'active',
          revision: 1,
          createdAt: viewer.now,
          createdBy: viewer.id,
          updatedAt: viewer.now,
          updatedBy: viewer.id,
        }),
      );
      return detail(id, viewer);
    },

    async update(body: BodyOf<typeof nlpAppUpdateCall>, viewer: Viewer): Promise<App> {
      const { id, revision, name, description } = body;
      await detail(id, viewer);
      const change = { name, description, updatedAt: viewer.now, updatedBy: viewer.id };
      const isChanged = await refuseTakenName(apps.update(id, revision, change));
      const stored = await detail(id, viewer);
      if (isChanged) return stored;
      const changed = (['name', 'description'] as const).filter((field) => stored[field] !== body[field]);
      throw new BusinessFailure(ERROR_CODES.revisionStale, { current: stored, changed });
    },
  };
}

async function refuseTakenName<Result>(write: Promise<Result>): Promise<Result> {
  try {
    return await write;
  } catch (error) {
    if (violatedConstraint(error) !== 'apps_owner_name_key') throw error;
    throw new BusinessFailure(ERROR_CODES.nameTaken, undefined, ['name']);
  }
}
