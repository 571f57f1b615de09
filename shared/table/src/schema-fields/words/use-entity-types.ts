import type { EntityType } from '@atrium/contract';
import { useLingui } from '@lingui/react/macro';

/** Returns the labels of the entity types that engines can find. */
export function useEntityTypes(): Readonly<Record<EntityType, string>> {
  const { t } = useLingui();
  return {
    person: t({ id: 'table.component.parameter.type-person', message: 'People' }),
    place: t({ id: 'table.component.parameter.type-place', message: 'Places' }),
    organisation: t({ id: 'table.component.parameter.type-organisation', message: 'Organizations' }),
    date: t({ id: 'table.component.parameter.type-date', message: 'Dates' }),
    mail: t({ id: 'table.component.parameter.type-mail', message: 'Email addresses' }),
    phone: t({ id: 'table.component.parameter.type-phone', message: 'Phone numbers' }),
    url: t({ id: 'table.component.parameter.type-url', message: 'URLs' }),
    ipAddress: t({ id: 'table.component.parameter.type-ip-address', message: 'IP addresses' }),
    money: t({ id: 'table.component.parameter.type-money', message: 'Amounts of money' }),
    percent: t({ id: 'table.component.parameter.type-percent', message: 'Percentages' }),
    idCard: t({ id: 'table.component.parameter.type-id-card', message: 'ID card numbers' }),
    bankCard: t({ id: 'table.component.parameter.type-bank-card', message: 'Bank card numbers' }),
    iban: t({ id: 'table.component.parameter.type-iban', message: 'IBANs' }),
  };
}
