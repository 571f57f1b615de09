import { LIMITS } from '@atrium/contract';
import { useLingui } from '@lingui/react/macro';
import { type AlgorithmValues, tagsOf } from './algorithm-values.ts';

const SLUG = /^[a-z][a-z0-9-]{2,47}$/;
const tagLength = 32;

/** What the form refuses before it asks the server, in words. */
export function useAlgorithmRules() {
  const { t } = useLingui();
  const { nameLength, descriptionLength, tagCount } = LIMITS;
  return {
    slug: (slug: string) =>
      SLUG.test(slug.trim())
        ? undefined
        : t({
            id: 'management.page.algorithms.slug-rule',
            message: '3 到 48 个字符：小写字母、数字和连字符，以字母开头',
          }),
    name: (name: string) =>
      name.trim() !== '' && name.trim().length <= nameLength
        ? undefined
        : t({
            id: 'management.page.algorithms.name-rule',
            message: `请输入 1 到 ${nameLength} 个字符的名称`,
          }),
    description: (description: string) =>
      description.length <= descriptionLength
        ? undefined
        : t({
            id: 'management.page.algorithms.description-rule',
            message: `描述最多 ${descriptionLength} 个字符`,
          }),
    tags: (line: AlgorithmValues['tags']) => {
      const tags = tagsOf(line);
      return tags.length <= tagCount && tags.every((tag) => tag.length <= tagLength)
        ? undefined
        : t({
            id: 'management.page.algorithms.tags-rule',
            message: `最多 ${tagCount} 个标签，每个最多 ${tagLength} 个字符`,
          });
    },
  };
}
