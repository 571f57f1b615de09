import type { NamedEntityType } from '@atrium/contract';
import { useLingui } from '@lingui/react/macro';

/** Returns a function that labels an entity type. The label of a type from a dictionary is its name. */
export function useDescribeEntityType(): (type: string) => string {
  const { t } = useLingui();
  const labels: Readonly<Record<NamedEntityType, string>> = {
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
  return (type) => (Object.hasOwn(labels, type) ? labels[type as NamedEntityType] : type);
}
