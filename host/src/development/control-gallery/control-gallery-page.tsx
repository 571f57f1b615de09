import { useFormat } from '@atrium/i18n';
import { Button } from '@atrium/ui/base';
import { Segmented } from '@atrium/ui/controls';
import { PageHeader } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { ChoiceSamples } from './choice-samples.tsx';
import styles from './control-gallery.module.css';
import { DateSamples } from './date-samples.tsx';
import { DisplaySamples } from './display-samples.tsx';
import { OverlaySamples } from './overlay-samples.tsx';
import { RecordSamples } from './record-samples.tsx';
import { ToggleSamples } from './toggle-samples.tsx';
import { useGalleryLabels } from './use-gallery-labels.ts';

/** Every control and component in all its states, in both directions. */
export function ControlGalleryPage() {
  const { t } = useLingui();
  const { tag } = useFormat();
  const labels = useGalleryLabels();
  const [direction, setDirection] = useState<'ltr' | 'rtl'>('ltr');
  return (
    <>
      <PageHeader
        title={t({ id: 'host.component.development.controls-title', message: 'Controls' })}
        description={t({
          id: 'host.component.development.controls-description',
          message: 'Every control in all its states.',
        })}
        actions={
          <Segmented
            label={labels.direction}
            value={direction}
            options={[
              { value: 'ltr', name: labels.leftToRight },
              { value: 'rtl', name: labels.rightToLeft },
            ]}
            onChoose={setDirection}
          />
        }
      />
      <div dir={direction} className={styles.sections}>
        <Section title={labels.buttons}>
          <ButtonSamples />
        </Section>
        <Section title={labels.choices}>
          <ChoiceSamples />
        </Section>
        <Section title={labels.dates}>
          <DateSamples key={tag} locale={tag} />
        </Section>
        <Section title={labels.toggles}>
          <ToggleSamples />
        </Section>
        <Section title={labels.displays}>
          <DisplaySamples />
        </Section>
        <Section title={labels.overlays}>
          <OverlaySamples />
        </Section>
        <Section title={labels.recordsTitle}>
          <RecordSamples />
        </Section>
      </div>
    </>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.section} aria-label={title}>
      <h2 className={styles.heading}>{title}</h2>
      <div className={styles.samples}>{children}</div>
    </section>
  );
}

const BUTTON_TYPES = ['primary', 'secondary', 'outline', 'text'] as const;

function ButtonSamples() {
  const labels = useGalleryLabels();
  return BUTTON_TYPES.map((type) => (
    <div key={type} className={styles.row}>
      <Button type={type}>{labels.enabled}</Button>
      <Button type={type} disabled>
        {labels.disabled}
      </Button>
      <Button type={type} loading>
        {labels.loading}
      </Button>
      <Button type={type} status="danger">
        {labels.dangerous}
      </Button>
    </div>
  ));
}
