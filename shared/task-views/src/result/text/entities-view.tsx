import type { EntitiesOutput, EntityType, RedactOutput } from '@atrium/contract';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import styles from './marked-text.module.css';
import { MarkedText } from './marked-text.tsx';
import { findMaskSpans, joinTexts } from './segment-text.ts';

interface EntitiesViewProps {
  /** The text of the input. Without it, the view lists the entities. */
  readonly text: string | undefined;
  readonly output: EntitiesOutput;
}

/** The entities, highlighted in their text. */
export function EntitiesView({ text, output: { entities } }: EntitiesViewProps) {
  const { t } = useLingui();
  const getLabel = useDescribeEntityType();
  const marked = text === undefined ? joinTexts(entities, '\n') : { text, spans: entities };
  return (
    <>
      {entities.length === 0 ? (
        <p className={styles.note}>
          {t({ id: 'tasks.component.text.no-entities', message: 'No entities found' })}
        </p>
      ) : null}
      <MarkedText {...marked} getLabel={getLabel} />
    </>
  );
}

/** The text without its personal data, and the type of each mask. */
export function RedactView({ output }: { readonly output: RedactOutput }) {
  const { t } = useLingui();
  const getLabel = useDescribeEntityType();
  const spans = useMemo(() => findMaskSpans(output), [output]);
  return (
    <>
      {spans.length === 0 ? (
        <p className={styles.note}>
          {t({ id: 'tasks.component.text.nothing-masked', message: 'No personal data found' })}
        </p>
      ) : null}
      <MarkedText text={output.text} spans={spans} getLabel={getLabel} />
    </>
  );
}

/** Returns a function that labels an entity type. The label of a type from a dictionary is its name. */
function useDescribeEntityType(): (type: string) => string {
  const { t } = useLingui();
  const labels: Readonly<Record<EntityType, string>> = {
    person: t({ id: 'tasks.component.entity.person', message: 'Person' }),
    place: t({ id: 'tasks.component.entity.place', message: 'Location' }),
    organization: t({ id: 'tasks.component.entity.organization', message: 'Organization' }),
    date: t({ id: 'tasks.component.entity.date', message: 'Date' }),
    mail: t({ id: 'tasks.component.entity.mail', message: 'Email address' }),
    phone: t({ id: 'tasks.component.entity.phone', message: 'Phone number' }),
    url: t({ id: 'tasks.component.entity.url', message: 'URL' }),
    ipAddress: t({ id: 'tasks.component.entity.ip-address', message: 'IP address' }),
    money: t({ id: 'tasks.component.entity.money', message: 'Amount' }),
    percent: t({ id: 'tasks.component.entity.percent', message: 'Percentage' }),
    idCard: t({ id: 'tasks.component.entity.id-card', message: 'ID card number' }),
    bankCard: t({ id: 'tasks.component.entity.bank-card', message: 'Bank card number' }),
    iban: t({ id: 'tasks.component.entity.iban', message: 'IBAN' }),
    ssn: t({ id: 'tasks.component.entity.ssn', message: 'US social security number' }),
    passport: t({ id: 'tasks.component.entity.passport', message: 'Passport number' }),
    licensePlate: t({ id: 'tasks.component.entity.license-plate', message: 'License plate' }),
    creditCode: t({ id: 'tasks.component.entity.credit-code', message: 'Unified social credit code' }),
    address: t({ id: 'tasks.component.entity.address', message: 'Postal address' }),
    birthDate: t({ id: 'tasks.component.entity.birth-date', message: 'Birth date' }),
    wechat: t({ id: 'tasks.component.entity.wechat', message: 'WeChat ID' }),
  };
  return (type) => (Object.hasOwn(labels, type) ? labels[type as EntityType] : type);
}
