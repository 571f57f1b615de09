import {
  type Algorithm,
  type algorithmCreateCall,
  type algorithmUpdateCall,
  type BodyOf,
  ERROR_CODES,
  type ListBody,
} from '@atrium/contract';
import { v7 as createId } from 'uuid';
import type { Database } from '../../database/database.ts';
import { BusinessError } from '../../domain/business-error.ts';
import type { MessageLocale } from '../../domain/message-locale.ts';
import { keepSeedTexts, localizeSeed } from '../../seed/localize-seed.ts';
import { recordEvents } from '../audit/append-audit-event.ts';
import type { Author } from '../publication/author.ts';
import { refuseTakenSlug } from '../publication/refuse-taken.ts';
import { type AlgorithmDraft, type Change, createAlgorithmRepository } from './algorithm-repository.ts';

interface Parts {
  readonly database: Database;
  readonly clock: () => Date;
}

export function createAlgorithmService({ database, clock }: Parts) {
  const repository = createAlgorithmRepository(database);

  async function find(id: string): Promise<Algorithm> {
    const found = await repository.find(id, clock());
    if (!found) throw new BusinessError(ERROR_CODES.notFound);
    return found;
  }

  async function detail(id: string, locale: MessageLocale): Promise<Algorithm> {
    return shown(await find(id), locale);
  }

  /** Changes the algorithm if it is still at the revision that was read, and returns whether it did. */
  function store(current: Algorithm, draft: AlgorithmDraft, author: Author): Promise<boolean> {
    const { id, revision } = current;
    return database.transaction(async (transaction) => {
      const own = createAlgorithmRepository(transaction);
      if (!(await own.update(id, revision, draft, changeBy(author)))) return false;
      const changed = differing(current, draft);
      await recordEvents(transaction, author, 'algorithm.updated', [id], {
        before: pick(current, changed),
        after: pick(draft, changed),
      });
      return true;
    });
  }

  return {
    detail,

    async list(body: ListBody, locale: MessageLocale) {
      const { list, total } = await repository.list(body, clock());
      return { list: list.map((row) => shown(row, locale)), total };
    },

    async create(draft: BodyOf<typeof algorithmCreateCall>, author: Author): Promise<Algorithm> {
      const id = createId();
      const { slug, name, task } = draft;
      const storing = database.transaction(async (transaction) => {
        await createAlgorithmRepository(transaction).insert(id, draft, changeBy(author));
        await recordEvents(transaction, author, 'algorithm.created', [id], { after: { slug, name, task } });
      });
      await refuseTakenSlug(storing);
      return detail(id, author.locale);
    },

    async update(
      { id, revision, ...sent }: BodyOf<typeof algorithmUpdateCall>,
      author: Author,
    ): Promise<Algorithm> {
      const current = await find(id);
      const draft = keepSeedTexts('algorithm', current.slug, current, sent);
      if (current.revision === revision) {
        refuseMovedSlug(current, draft);
        refuseChangedTask(current, draft);
        if (await refuseTakenSlug(store(current, draft, author))) return detail(id, author.locale);
      }
      const stored = await find(id);
      throw new BusinessError(ERROR_CODES.revisionStale, {
        current: shown(stored, author.locale),
        changed: differing(stored, draft),
      });
    },
  };
}

/** Returns an algorithm in the form that the reader gets. */
function shown(algorithm: Algorithm, locale: MessageLocale): Algorithm {
  return localizeSeed('algorithm', algorithm.slug, algorithm, locale);
}

function refuseMovedSlug(current: Algorithm, draft: AlgorithmDraft): void {
  if (current.status !== 'draft' && draft.slug !== current.slug) {
    throw new BusinessError(ERROR_CODES.slugFixed, undefined, ['slug']);
  }
}

/** The existing versions were made for the current task. */
function refuseChangedTask(current: Algorithm, draft: AlgorithmDraft): void {
  if (current.versionCount > 0 && draft.task !== current.task) {
    throw new BusinessError(ERROR_CODES.taskFixed, undefined, ['task']);
  }
}

/** Returns the fields in which the stored version differs from the one that the caller wants to store. */
function differing(stored: Algorithm, draft: AlgorithmDraft): (keyof AlgorithmDraft)[] {
  const names = ['slug', 'name', 'task', 'description', 'tags'] as const;
  return names.filter((name) => JSON.stringify(stored[name]) !== JSON.stringify(draft[name]));
}

function pick(draft: AlgorithmDraft, names: readonly (keyof AlgorithmDraft)[]) {
  return Object.fromEntries(names.map((name) => [name, draft[name]]));
}

function changeBy({ at, user }: Author): Change {
  return { at, by: user.id };
}
