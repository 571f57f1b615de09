import {
  type Algorithm,
  type algorithmCreateCall,
  type algorithmUpdateCall,
  type BodyOf,
  ERROR_CODES,
  type ListBody,
} from '@atrium/contract';
import { v7 as createId } from 'uuid';
import { assertListFields } from '../../http/assert-list-fields.ts';
import { BusinessFailure } from '../../http/business-failure.ts';
import { refuseTakenSlug } from '../publication/refuse-taken-slug.ts';
import {
  ALGORITHM_LIST_FIELDS,
  type AlgorithmDraft,
  type AlgorithmRepository,
} from './algorithm-repository.ts';

interface Parts {
  readonly repository: AlgorithmRepository;
  readonly clock: () => Date;
}

export function createAlgorithmService({ repository, clock }: Parts) {
  async function detail(id: string): Promise<Algorithm> {
    const found = await repository.find(id, clock());
    if (!found) throw new BusinessFailure(ERROR_CODES.notFound);
    return found;
  }

  return {
    detail,

    list(body: ListBody) {
      assertListFields(body, ALGORITHM_LIST_FIELDS);
      return repository.list(body, clock());
    },

    async create(draft: BodyOf<typeof algorithmCreateCall>, by: string): Promise<Algorithm> {
      const id = createId();
      await refuseTakenSlug(repository.insert(id, draft, { at: clock(), by }));
      return detail(id);
    },

    async update(
      { id, revision, ...draft }: BodyOf<typeof algorithmUpdateCall>,
      by: string,
    ): Promise<Algorithm> {
      const current = await detail(id);
      if (current.revision === revision) {
        refuseMovedSlug(current, draft);
        refuseChangedTask(current, draft);
        if (await refuseTakenSlug(repository.update(id, revision, draft, { at: clock(), by }))) {
          return detail(id);
        }
      }
      const stored = await detail(id);
      throw new BusinessFailure(ERROR_CODES.revisionStale, {
        current: stored,
        changed: differing(stored, draft),
      });
    },
  };
}

function refuseMovedSlug(current: Algorithm, draft: AlgorithmDraft): void {
  if (current.status !== 'draft' && draft.slug !== current.slug) {
    throw new BusinessFailure(ERROR_CODES.slugFixed, undefined, ['slug']);
  }
}

/** Its versions were made for the task that it has. */
function refuseChangedTask(current: Algorithm, draft: AlgorithmDraft): void {
  if (current.versionCount > 0 && draft.task !== current.task) {
    throw new BusinessFailure(ERROR_CODES.taskFixed, undefined, ['task']);
  }
}

/** Fields in which what is stored now differs from what the caller wanted to store. */
function differing(stored: Algorithm, draft: AlgorithmDraft): string[] {
  const names = ['slug', 'name', 'task', 'description', 'tags'] as const;
  return names.filter((name) => JSON.stringify(stored[name]) !== JSON.stringify(draft[name]));
}
