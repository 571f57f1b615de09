import { FormAlert, SafeLink, Spin } from '@atrium/ui/base';
import { StatusMark } from '@atrium/ui/data';
import { StateView, Tag } from '@atrium/ui/shell';
import styles from './control-gallery.module.css';
import { useGalleryLabels } from './use-gallery-labels.ts';

const TONES = ['quiet', 'info', 'success', 'warning', 'danger', 'running'] as const;

/** Statuses, tags, links, alerts, loading indicators, and the views of an empty and of a failed list. */
export function DisplaySamples() {
  const labels = useGalleryLabels();
  return (
    <>
      <div className={styles.row}>
        {TONES.map((tone, index) => (
          <StatusMark key={tone} tone={tone}>
            {labels.status(index + 1)}
          </StatusMark>
        ))}
      </div>
      <div className={styles.row}>
        <Tag>{labels.tag}</Tag>
        <SafeLink to="/admin/development/controls">{labels.link}</SafeLink>
        <Spin />
      </div>
      <FormAlert>{labels.error}</FormAlert>
      <StateView kind="empty" title={labels.none} description={labels.dropHint} />
      <StateView kind="failure" title={labels.failed} description={labels.error} />
    </>
  );
}
