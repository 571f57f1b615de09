import { FormAlert, Logo, SafeLink, Spin } from '@atrium/ui/base';
import { ForwardArrow } from '@atrium/ui/controls';
import { DownloadButton, PlainButton, StatusMark } from '@atrium/ui/data';
import { Avatar, DetailLine, IconEdit, LoadView, StateView, Tag } from '@atrium/ui/shell';
import styles from './control-gallery.module.css';
import { useGalleryLabels } from './use-gallery-labels.ts';

const TONES = ['quiet', 'info', 'success', 'warning', 'danger', 'running'] as const;
const PART_KINDS = ['empty', 'failure', 'forbidden', 'missing', 'done'] as const;
const PAGE_KINDS = ['forbidden', 'missing', 'failure'] as const;

/** Statuses, tags, links, alerts, loading indicators, and the views of parts and pages that are empty or failed. */
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
        <Logo />
        <Avatar size={32}>{labels.tag}</Avatar>
        <Tag>{labels.tag}</Tag>
        <Tag size="small" color="arcoblue">
          {labels.tag}
        </Tag>
        <SafeLink to="/admin/development/controls">{labels.link}</SafeLink>
        <span>
          {labels.option(1)} <ForwardArrow /> {labels.option(2)}
        </span>
        <Spin />
      </div>
      <div className={styles.row}>
        <PlainButton>{labels.enabled}</PlainButton>
        <PlainButton size="mini">{labels.enabled}</PlainButton>
        <PlainButton isDangerous>{labels.dangerous}</PlainButton>
        <PlainButton disabled>{labels.disabled}</PlainButton>
        <PlainButton icon={<IconEdit />} aria-label={labels.enabled} />
        <DownloadButton format={labels.enabled} label={labels.enabled} onClick={() => undefined} />
      </div>
      <DetailLine>
        <span>{labels.option(1)}</span>
        <span>{labels.option(2)}</span>
        <span>{labels.sampleText}</span>
      </DetailLine>
      <FormAlert>{labels.error}</FormAlert>
      {PART_KINDS.map((kind) => (
        <StateView key={kind} kind={kind} title={labels.none} description={labels.sampleText} />
      ))}
      {PAGE_KINDS.map((kind) => (
        <StateView key={kind} kind={kind} place="page" title={labels.failed} description={labels.error} />
      ))}
      <LoadView
        loaded={{ data: undefined, error: labels.failed, isLoading: false, reload: async () => {} }}
        skeleton={<Spin />}
        failure={{ title: labels.failed, retry: labels.confirm }}
      >
        {() => null}
      </LoadView>
    </>
  );
}
