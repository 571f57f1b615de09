import { roleCalls, scimCalls } from '@atrium/contract';
import type { Language } from '../lib/messages/translate.ts';
import type { CallDemo } from './call-demo.ts';

const ROLES = {
  'en-US': [
    { name: 'Auditor', description: 'Reads the audit log and all runs.', permissions: ['audit', 'runs'] },
    { name: 'Translator', description: 'Edits the texts of the console.', permissions: ['translations'] },
  ],
  'zh-CN': [
    { name: '审计员', description: '查看审计日志和所有运行。', permissions: ['audit', 'runs'] },
    { name: '翻译', description: '修改控制台的文案。', permissions: ['translations'] },
  ],
} as const;

/** Creates custom roles, and the token of a directory. */
export async function addRoles(call: CallDemo, language: Language): Promise<void> {
  for (const { name, description, permissions } of ROLES[language]) {
    await call(roleCalls.create, { name, description, permissions: [...permissions] });
  }
  await call(scimCalls.create, { name: 'Entra ID', days: 365 });
}
