import { BATCH_LIMITS } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { findFileError, type ImageError, openImages } from '@atrium/task-views';
import { useState } from 'react';
import type { BatchDraft } from './use-batch-form.ts';

/**
 * Why files were not added. `image`: an image is not accepted. `archive`: an archive cannot be read. `none`: the files
 * contain no images.
 */
export type ImageProblem =
  | { readonly kind: 'image'; readonly name: string; readonly error: ImageError }
  | { readonly kind: 'archive' | 'none'; readonly name: string };

/** Checks the images of a new batch, sorts them by name, and unpacks archives. */
export function useImages({ images, setImages }: BatchDraft) {
  const { compare } = useFormat();
  const [problem, setProblem] = useState<ImageProblem>();
  const [isOpening, setOpening] = useState(false);
  return {
    problem,
    isOpening,
    async add(files: readonly File[]): Promise<void> {
      const name = files[0]?.name ?? '';
      let openedName = name;
      setOpening(true);
      setProblem(undefined);
      try {
        const opened: File[] = [];
        for (const file of files) {
          openedName = file.name;
          opened.push(...(await openImages(file, { count: BATCH_LIMITS.images })));
        }
        const problems = opened.flatMap((file) => {
          const error = findFileError(file);
          return error ? [{ kind: 'image' as const, name: file.name, error }] : [];
        });
        const accepted = opened.filter((file) => !findFileError(file));
        setProblem(problems[0] ?? (accepted.length === 0 ? { kind: 'none', name } : undefined));
        if (accepted.length > 0) {
          const sorted = [...images, ...accepted].toSorted((a, b) => compare(a.name, b.name));
          setImages(sorted, name.endsWith('.zip') ? name : undefined);
        }
      } catch {
        setProblem({ kind: 'archive', name: openedName });
      } finally {
        setOpening(false);
      }
    },
    clear() {
      setProblem(undefined);
      setImages([]);
    },
  };
}
