import type { EntityType } from '@atrium/contract';
import { useLingui } from '@lingui/react/macro';

/** What the kinds of entities that engines look for are called. */
export function useEntityTypes(): Readonly<Record<EntityType, string>> {
  const { t } = useLingui();
  return {
    person: t({ id: 'table.component.parameter.type-person', message: '人名' }),
    place: t({ id: 'table.component.parameter.type-place', message: '地点' }),
    organisation: t({ id: 'table.component.parameter.type-organisation', message: '机构' }),
    date: t({ id: 'table.component.parameter.type-date', message: '日期' }),
    mail: t({ id: 'table.component.parameter.type-mail', message: '邮箱' }),
    phone: t({ id: 'table.component.parameter.type-phone', message: '电话' }),
    url: t({ id: 'table.component.parameter.type-url', message: '网址' }),
    ipAddress: t({ id: 'table.component.parameter.type-ip-address', message: 'IP 地址' }),
    money: t({ id: 'table.component.parameter.type-money', message: '金额' }),
    percent: t({ id: 'table.component.parameter.type-percent', message: '百分比' }),
    idCard: t({ id: 'table.component.parameter.type-id-card', message: '身份证号' }),
    bankCard: t({ id: 'table.component.parameter.type-bank-card', message: '银行卡号' }),
    iban: t({ id: 'table.component.parameter.type-iban', message: 'IBAN 账号' }),
  };
}
