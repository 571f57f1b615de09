import { dataSetCalls } from '@atrium/contract';
import { request, useLoad } from '@atrium/runtime';
import { useObjectUrl } from '@atrium/task-views';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import styles from './data-sets.module.css';

/**
 * Loads an image. A failure shows no toast, because the evaluation of an earlier revision can refer to an image that
 * the data set no longer contains.
 */
const loadImage = (id: string, { signal }: { readonly signal: AbortSignal }) =>
  request(dataSetCalls.image, { id }, { signal, isSilent: true });

interface ImageThumbnailProps {
  readonly id: string;
  /** The name of the image's file. */
  readonly name: string;
}

/** An image of a data set. A click shows it larger. */
export function ImageThumbnail({ id, name }: ImageThumbnailProps) {
  const { t } = useLingui();
  const { data, error } = useLoad(loadImage, id);
  const url = useObjectUrl(data);
  const [isLarge, setLarge] = useState(false);
  if (error !== undefined && !data) {
    return (
      <span className={styles.quiet}>
        {t({ id: 'management.page.data-sets.no-image', message: 'The image no longer exists.' })}
      </span>
    );
  }
  return (
    <button
      type="button"
      className={styles.thumbnail}
      aria-expanded={isLarge}
      aria-label={t({ id: 'management.page.data-sets.enlarge', message: `Enlarge ${name}` })}
      onClick={() => setLarge(!isLarge)}
    >
      {url ? <img src={url} alt="" data-large={isLarge} /> : null}
    </button>
  );
}
