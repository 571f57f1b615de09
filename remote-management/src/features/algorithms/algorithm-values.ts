import type { Algorithm, AlgorithmTask, algorithmCreateCall, BodyOf } from '@atrium/contract';

type AlgorithmDraft = BodyOf<typeof algorithmCreateCall>;

/** An algorithm as its form holds it: tags as one line. */
export interface AlgorithmValues {
  readonly slug: string;
  readonly name: string;
  readonly task: AlgorithmTask;
  readonly description: string;
  readonly tags: string;
}

export const NEW_ALGORITHM: AlgorithmValues = {
  slug: '',
  name: '',
  task: 'cluster',
  description: '',
  tags: '',
};

export function valuesOf(algorithm: Algorithm): AlgorithmValues {
  const { slug, name, task, description, tags } = algorithm;
  return { slug, name, task, description, tags: tags.join(', ') };
}

export function draftOf(values: AlgorithmValues): AlgorithmDraft {
  return { ...values, slug: values.slug.trim(), name: values.name.trim(), tags: tagsOf(values.tags) };
}

/** Tags of one line: parted by commas, western or Chinese; each once. */
export function tagsOf(line: string): string[] {
  const tags = line.split(/[,，、]/).map((tag) => tag.trim());
  return [...new Set(tags.filter(Boolean))];
}

/** Fields that somebody else changed between the algorithm as it was opened and as it is stored now. */
export function changedSince(opened: Algorithm, stored: Algorithm): readonly (keyof AlgorithmValues)[] {
  const [before, after] = [valuesOf(opened), valuesOf(stored)];
  return (Object.keys(before) as (keyof AlgorithmValues)[]).filter((name) => before[name] !== after[name]);
}
