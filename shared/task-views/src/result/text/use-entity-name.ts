import type { EntityType } from '@atrium/contract';
import { useLingui } from '@lingui/react/macro';

/** A kind of entity in words; one that a dictionary brought along is called what it is called there. */
export function useEntityName(): (type: string) => string {
  const { t } = useLingui();
  const names: Readonly<Record<EntityType, string>> = {
    person: t({ id: 'tasks.component.entity.person', message: '人名' }),
    place: t({ id: 'tasks.component.entity.place', message: '地点' }),
    organisation: t({ id: 'tasks.component.entity.organisation', message: '机构' }),
    date: t({ id: 'tasks.component.entity.date', message: '日期' }),
    mail: t({ id: 'tasks.component.entity.mail', message: '邮箱' }),
    phone: t({ id: 'tasks.component.entity.phone', message: '电话' }),
    url: t({ id: 'tasks.component.entity.url', message: '网址' }),
    ipAddress: t({ id: 'tasks.component.entity.ip-address', message: 'IP 地址' }),
    money: t({ id: 'tasks.component.entity.money', message: '金额' }),
    percent: t({ id: 'tasks.component.entity.percent', message: '百分比' }),
    idCard: t({ id: 'tasks.component.entity.id-card', message: '身份证号' }),
    bankCard: t({ id: 'tasks.component.entity.bank-card', message: '银行卡号' }),
    iban: t({ id: 'tasks.component.entity.iban', message: 'IBAN 账号' }),
  };
  return (type) => (Object.hasOwn(names, type) ? names[type as EntityType] : type);
}
