import {
  algorithmListCall,
  assetsListCall,
  auditListCall,
  type Call,
  dashboardCallsCall,
  invocationCalls,
  type ListBody,
  nlpCalls,
  recognitionCalls,
  userListCall,
} from '@atrium/contract';

/** One list, and what people ask of it. */
export interface ListTrial {
  readonly call: Call;
  readonly questions: Readonly<Record<string, ListBody>>;
}

const monthOf = (name: string): ListBody => ({
  ranges: { [name]: { from: new Date(Date.now() - 30 * 86_400_000).toISOString() } },
});

/** What every list is asked: a first page, a later one, another order, one state, a month, and a word. */
function trial(call: Call, sort: string, filters: Record<string, string[]>, moment: string): ListTrial {
  return {
    call,
    questions: {
      first: {},
      later: { page: 20 },
      sorted: { sort: { field: sort, order: 'ascend' } },
      filtered: { filters },
      month: monthOf(moment),
      word: { keyword: '777' },
    },
  };
}

export const LIST_TRIALS: readonly ListTrial[] = [
  trial(userListCall, 'name', { status: ['disabled'] }, 'createdAt'),
  trial(algorithmListCall, 'name', { status: ['published'] }, 'updatedAt'),
  trial(recognitionCalls.list, 'name', { status: ['published'] }, 'updatedAt'),
  trial(nlpCalls.list, 'name', { status: ['published'] }, 'updatedAt'),
  trial(assetsListCall, 'name', { status: ['paused'] }, 'updatedAt'),
  trial(invocationCalls.list, 'createdAt', { status: ['failed'] }, 'createdAt'),
  trial(dashboardCallsCall, 'runMs', { status: ['failed'] }, 'createdAt'),
  trial(auditListCall, 'action', { action: ['app.created'] }, 'at'),
];
