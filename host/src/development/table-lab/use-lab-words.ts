import { useLingui } from '@lingui/react/macro';
import { LAB_STATES, LAB_TEAMS } from './lab-row.ts';

const LAB_TONES = { planned: 'quiet', running: 'running', paused: 'warning', done: 'success' } as const;

/** The words of the page of made-up rows. */
export function useLabWords() {
  const { t } = useLingui();
  const states: Readonly<Record<(typeof LAB_STATES)[number], string>> = {
    planned: t({ id: 'host.component.development.lab-planned', message: '计划中' }),
    running: t({ id: 'host.component.development.lab-running', message: '进行中' }),
    paused: t({ id: 'host.component.development.lab-paused', message: '已暂停' }),
    done: t({ id: 'host.component.development.lab-done', message: '已完成' }),
  };
  const teams: Readonly<Record<(typeof LAB_TEAMS)[number], string>> = {
    north: t({ id: 'host.component.development.lab-north', message: '北组' }),
    south: t({ id: 'host.component.development.lab-south', message: '南组' }),
    east: t({ id: 'host.component.development.lab-east', message: '东组' }),
    west: t({ id: 'host.component.development.lab-west', message: '西组' }),
  };
  return {
    stateChoices: LAB_STATES.map((value) => ({ value, label: states[value], tone: LAB_TONES[value] })),
    teamChoices: LAB_TEAMS.map((value) => ({ value, label: teams[value] })),
    title: t({ id: 'host.component.development.lab-title', message: '表格' }),
    line: t({
      id: 'host.component.development.lab-line',
      message: '列表页的每一项功能，用虚构的一万行演示。',
    }),
    keyword: t({ id: 'host.component.development.lab-keyword', message: '搜索名称或编号' }),
    noun: t({ id: 'host.component.development.lab-noun', message: '行' }),
    empty: t({ id: 'host.component.development.lab-empty', message: '一行也没有' }),
    name: t({ id: 'host.component.development.lab-name', message: '名称' }),
    code: t({ id: 'host.component.development.lab-code', message: '编号' }),
    state: t({ id: 'host.component.development.lab-state', message: '状态' }),
    teams: t({ id: 'host.component.development.lab-teams', message: '小组' }),
    pieces: t({ id: 'host.component.development.lab-pieces', message: '件数' }),
    share: t({ id: 'host.component.development.lab-share', message: '占比' }),
    tags: t({ id: 'host.component.development.lab-tags', message: '标签' }),
    isUrgent: t({ id: 'host.component.development.lab-urgent', message: '紧急' }),
    due: t({ id: 'host.component.development.lab-due', message: '截止日' }),
    startsAt: t({ id: 'host.component.development.lab-starts-at', message: '开始时间' }),
    note: t({ id: 'host.component.development.lab-note', message: '备注' }),
    codeHint: t({
      id: 'host.component.development.lab-code-hint',
      message: '两个大写字母、连字符、五位数字',
    }),
    meddle: t({ id: 'host.component.development.lab-meddle', message: '由他人改动' }),
    count: t({ id: 'host.component.development.lab-count', message: '清点' }),
  };
}

/** The words of what can be chosen above the rows. */
export function useLabChoices() {
  const { t } = useLingui();
  return {
    mood: t({ id: 'host.component.development.lab-mood', message: '服务器' }),
    moods: [
      { value: 'well', label: t({ id: 'host.component.development.lab-well', message: '正常' }) },
      { value: 'slow', label: t({ id: 'host.component.development.lab-slow', message: '缓慢' }) },
      { value: 'failing', label: t({ id: 'host.component.development.lab-failing', message: '出错' }) },
      { value: 'empty', label: t({ id: 'host.component.development.lab-nothing', message: '空' }) },
    ],
    surface: t({ id: 'host.component.development.lab-surface', message: '表单' }),
    surfaces: [
      { value: 'modal', label: t({ id: 'host.component.development.lab-modal', message: '对话框' }) },
      { value: 'drawer', label: t({ id: 'host.component.development.lab-drawer', message: '抽屉' }) },
    ],
  };
}
