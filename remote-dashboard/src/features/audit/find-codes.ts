import { foldText } from '@atrium/contract/text';

type Names = Readonly<Record<string, string>>;

export interface AuditNames {
  /** The labels of resource types, by their codes, such as `user`. */
  readonly types: Names;
  /** The labels of actions, by the second part of their codes, such as `created` in `user.created`. */
  readonly verbs: Names;
}

interface AuditCodes {
  readonly actions: string[];
  readonly targetTypes: string[];
}

/**
 * Returns the codes whose displayed names contain a keyword, ignoring case and accents. Returns `undefined` if there
 * are none, or if the keyword is empty.
 */
export function findCodes(keyword: string, { types, verbs }: AuditNames): AuditCodes | undefined {
  const text = foldText(keyword.trim());
  const findMatches = (names: Names) =>
    Object.keys(names).filter((code) => foldText(names[code] ?? '').includes(text));
  if (text === '') return undefined;
  const allTypes = Object.keys(types);
  // Some of these actions do not exist, such as `session.published`, so no event has them.
  const actions = findMatches(verbs).flatMap((verb) => allTypes.map((type) => `${type}.${verb}`));
  const targetTypes = findMatches(types);
  return actions.length + targetTypes.length === 0 ? undefined : { actions, targetTypes };
}
