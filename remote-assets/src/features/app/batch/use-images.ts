import { useFormat } from '@atrium/i18n';
import { findFileError, type ImageError } from '@atrium/task-views';
import { useState } from 'react';
import type { BatchDraft } from './use-batch-form.ts';

/** Why files were not added: an image that is not accepted, an archive that cannot be read, or one without images. */
export type ImageProblem =
  | { readonly kind: 'image'; readonly name: string; readonly error: ImageError }
  | { readonly kind: 'archive' | 'none'; readonly name: string };

/** The images of a new batch, sorted by name. Archives are unpacked. */
export function useImages({ images, setImages }: BatchDraft) {
  const { compare } = useFormat();
  const [problem, setProblem] = useState<ImageProblem>();
  const [isOpening, setOpening] = useState(false);
  return {
    problem,
    isOpening,
    async add(files: readonly File[]): Promise<void> {
      const name = files[0]?.name ?? '';
      setOpening(true);
      setProblem(undefined);
      try {
        const { openImages } = await import('./open-images.ts');
        const opened = await openImages(files);
        const wrong = opened.flatMap((file) => {
          const error = findFileError(file);
          return error ? [{ kind: 'image' as const, name: file.name, error }] : [];
        });
        const good = opened.filter((file) => !findFileError(file));
        setProblem(wrong[0] ?? (good.length === 0 ? { kind: 'none', name } : undefined));
        if (good.length > 0) {
          const sorted = [...images, ...good].toSorted((a, b) => compare(a.name, b.name));
          setImages(sorted, name.endsWith('.zip') ? name : undefined);
        }
      } catch {
        setProblem({ kind: 'archive', name });
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
