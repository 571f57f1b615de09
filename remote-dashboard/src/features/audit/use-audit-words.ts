import { useLingui } from '@lingui/react/macro';

/** Kinds of things and what is done to them, in words; new ones are told as the server names them. */
export function useAuditWords() {
  const { t } = useLingui();
  const types: Readonly<Record<string, string>> = {
    user: t({ id: 'dashboard.page.audit.type-user', message: '用户' }),
    session: t({ id: 'dashboard.page.audit.type-session', message: '会话' }),
    algorithm: t({ id: 'dashboard.page.audit.type-algorithm', message: '算法' }),
    'algorithm-version': t({ id: 'dashboard.page.audit.type-version', message: '算法版本' }),
    recognition: t({ id: 'dashboard.page.audit.type-recognition', message: '识别' }),
    nlp: t({ id: 'dashboard.page.audit.type-nlp', message: 'NLP 项目' }),
    app: t({ id: 'dashboard.page.audit.type-app', message: '应用' }),
    algorithmApp: t({ id: 'dashboard.page.audit.type-algorithm-app', message: '算法应用' }),
    recognitionApp: t({ id: 'dashboard.page.audit.type-recognition-app', message: '识别应用' }),
    nlpApp: t({ id: 'dashboard.page.audit.type-nlp-app', message: 'NLP 应用' }),
  };
  const verbs: Readonly<Record<string, string>> = {
    created: t({ id: 'dashboard.page.audit.created', message: '创建' }),
    seeded: t({ id: 'dashboard.page.audit.seeded', message: '初始创建' }),
    registered: t({ id: 'dashboard.page.audit.registered', message: '注册' }),
    updated: t({ id: 'dashboard.page.audit.updated', message: '修改' }),
    removed: t({ id: 'dashboard.page.audit.removed', message: '删除' }),
    restored: t({ id: 'dashboard.page.audit.restored', message: '恢复' }),
    published: t({ id: 'dashboard.page.audit.published', message: '发布' }),
    disabled: t({ id: 'dashboard.page.audit.disabled', message: '停用' }),
    archived: t({ id: 'dashboard.page.audit.archived', message: '归档' }),
    validated: t({ id: 'dashboard.page.audit.validated', message: '验证' }),
    'alias-moved': t({ id: 'dashboard.page.audit.alias-moved', message: '移动别名' }),
    activated: t({ id: 'dashboard.page.audit.activated', message: '启用' }),
    paused: t({ id: 'dashboard.page.audit.paused', message: '暂停' }),
    suspended: t({ id: 'dashboard.page.audit.suspended', message: '封停' }),
    lifted: t({ id: 'dashboard.page.audit.lifted', message: '解除封停' }),
    cloned: t({ id: 'dashboard.page.audit.cloned', message: '复制' }),
    imported: t({ id: 'dashboard.page.audit.imported', message: '导入' }),
    cleared: t({ id: 'dashboard.page.audit.cleared', message: '清空历史' }),
    'payload-read': t({ id: 'dashboard.page.audit.payload-read', message: '查看调用内容' }),
    started: t({ id: 'dashboard.page.audit.started', message: '登录' }),
    refreshReused: t({ id: 'dashboard.page.audit.refresh-reused', message: '重复使用令牌，会话已结束' }),
    passwordChanged: t({ id: 'dashboard.page.audit.password-changed', message: '修改密码' }),
    passwordReset: t({ id: 'dashboard.page.audit.password-reset', message: '通过链接设置密码' }),
    resetLinkIssued: t({ id: 'dashboard.page.audit.reset-link-issued', message: '生成重置链接' }),
  };
  return {
    types,
    verbs,
    nobody: t({ id: 'dashboard.page.audit.nobody', message: '系统' }),
    typeOf: (type: string) => types[type] ?? type,
    /** `user.created`: what was done, without the kind of thing. */
    actionOf: (action: string) => verbs[action.slice(action.indexOf('.') + 1)] ?? action,
  };
}
