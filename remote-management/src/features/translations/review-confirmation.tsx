import {
  type BodyOf,
  LIMITS,
  TRANSLATION_LIMITS,
  type TranslationRow,
  translationCalls,
} from '@atrium/contract';
import { request, usePane } from '@atrium/runtime';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { Confirmation } from '../../drawer/confirmation.tsx';
import type { DraftReview } from './translation-atoms.ts';

interface ReviewConfirmationProps {
  readonly review: DraftReview;
  onDone(): void;
  onClose(): void;
}

const SILENT = { isSilent: true };

/** Approves or discards the drafts of a selection after a confirmation. */
export function ReviewConfirmation({ review, onDone, onClose }: ReviewConfirmationProps) {
  const { t } = useLingui();
  const { toasts } = usePane();
  const reviewedCount = useRef(0);
  const isApproval = review.action === 'approve';
  const texts = isApproval
    ? {
        title: t({
          id: 'management.page.translations.approve-title',
          message: 'Approve the selected drafts?',
        }),
        confirm: t({ id: 'management.page.translations.approve', message: 'Approve' }),
        explanation: t({
          id: 'management.page.translations.approve-description',
          message: 'Users see the texts immediately. Selected messages without a draft stay as they are.',
        }),
      }
    : {
        title: t({
          id: 'management.page.translations.discard-title',
          message: 'Discard the selected drafts?',
        }),
        confirm: t({ id: 'management.page.translations.discard-drafts', message: 'Discard drafts' }),
        explanation: t({
          id: 'management.page.translations.discard-description',
          message: 'The drafts are deleted. The texts that users see stay as they are.',
        }),
      };
  const showResult = () => {
    const reviewed = reviewedCount.current;
    toasts.success(
      isApproval
        ? t({
            id: 'management.page.translations.approved-count',
            message: `${plural(reviewed, { one: '# draft approved', other: '# drafts approved' })}`,
          })
        : t({
            id: 'management.page.translations.discarded-count',
            message: `${plural(reviewed, { one: '# draft discarded', other: '# drafts discarded' })}`,
          }),
    );
    onDone();
  };
  return (
    <Confirmation
      title={texts.title}
      confirm={texts.confirm}
      isDangerous={!isApproval}
      act={async () => {
        reviewedCount.current = await reviewDrafts(review);
      }}
      onDone={showResult}
      onClose={onClose}
    >
      <p>{texts.explanation}</p>
    </Confirmation>
  );
}

/** Approves or discards the drafts of a selection. Returns their number. */
async function reviewDrafts({ action, locale, scope }: DraftReview): Promise<number> {
  const rows = await readRows({ locale, scope });
  const drafts = rows.flatMap(({ id, draft }) => (draft ? [{ id, revision: draft.revision }] : []));
  let reviewed = 0;
  for (let start = 0; start < drafts.length; start += TRANSLATION_LIMITS.draftCount) {
    const body = { locale, drafts: drafts.slice(start, start + TRANSLATION_LIMITS.draftCount) };
    reviewed += (await request(translationCalls[action], body, SILENT)).count;
  }
  return reviewed;
}

/** Returns all rows of a selection, which may include rows that are not loaded. */
async function readRows({ locale, scope }: Pick<DraftReview, 'locale' | 'scope'>): Promise<TranslationRow[]> {
  if (scope.kind === 'rows') return [...scope.loadedRows];
  const rows: TranslationRow[] = [];
  for (let page = 1; ; page += 1) {
    const query = { ...scope.query, page, pageSize: LIMITS.bulkPageSize, locale };
    const { list, total } = await request(
      translationCalls.list,
      query as BodyOf<typeof translationCalls.list>,
      SILENT,
    );
    rows.push(...list.filter(({ id }) => !scope.except.includes(id)));
    if (list.length === 0 || page * LIMITS.bulkPageSize >= total) return rows;
  }
}
