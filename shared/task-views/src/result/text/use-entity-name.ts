import type { EntityType } from '@atrium/contract';
import { useLingui } from '@lingui/react/macro';

/** A kind of entity in words; one that a dictionary brought along is called what it is called there. */
export function useEntityName(): (type: string) => string {
  const { t } = useLingui();
  const names: Readonly<Record<EntityType, string>> = {
    person: t({ id: 'tasks.component.entity.person', message: 'person' }),
    place: t({ id: 'tasks.component.entity.place', message: 'location' }),
    organisation: t({ id: 'tasks.component.entity.organisation', message: 'organization' }),
    date: t({ id: 'tasks.component.entity.date', message: 'date' }),
    mail: t({ id: 'tasks.component.entity.mail', message: 'email address' }),
    phone: t({ id: 'tasks.component.entity.phone', message: 'phone number' }),
    url: t({ id: 'tasks.component.entity.url', message: 'URL' }),
    ipAddress: t({ id: 'tasks.component.entity.ip-address', message: 'IP address' }),
    money: t({ id: 'tasks.component.entity.money', message: 'amount' }),
    percent: t({ id: 'tasks.component.entity.percent', message: 'percentage' }),
    idCard: t({ id: 'tasks.component.entity.id-card', message: 'ID card number' }),
    bankCard: t({ id: 'tasks.component.entity.bank-card', message: 'bank card number' }),
    iban: t({ id: 'tasks.component.entity.iban', message: 'IBAN' }),
  };
  return (type) => (Object.hasOwn(names, type) ? names[type as EntityType] : type);
}
