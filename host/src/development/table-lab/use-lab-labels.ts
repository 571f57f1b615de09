import { useLingui } from '@lingui/react/macro';
import { LAB_STATES, LAB_TEAMS } from './lab-row.ts';

const LAB_TONES = { planned: 'quiet', running: 'running', paused: 'warning', done: 'success' } as const;

/** Returns the labels of the page of sample rows. */
export function useLabLabels() {
  const { t } = useLingui();
  const states: Readonly<Record<(typeof LAB_STATES)[number], string>> = {
    planned: t({ id: 'host.component.development.lab-planned', message: 'Planned' }),
    running: t({ id: 'host.component.development.lab-running', message: 'Running' }),
    paused: t({ id: 'host.component.development.lab-paused', message: 'Paused' }),
    done: t({ id: 'host.component.development.lab-done', message: 'Done' }),
  };
  const teams: Readonly<Record<(typeof LAB_TEAMS)[number], string>> = {
    north: t({ id: 'host.component.development.lab-north', message: 'North' }),
    south: t({ id: 'host.component.development.lab-south', message: 'South' }),
    east: t({ id: 'host.component.development.lab-east', message: 'East' }),
    west: t({ id: 'host.component.development.lab-west', message: 'West' }),
  };
  return {
    stateChoices: LAB_STATES.map((value) => ({ value, label: states[value], tone: LAB_TONES[value] })),
    teamChoices: LAB_TEAMS.map((value) => ({ value, label: teams[value] })),
    title: t({ id: 'host.component.development.lab-title', message: 'Table' }),
    line: t({
      id: 'host.component.development.lab-line',
      message: 'All features of table screens, shown with 10,000 generated rows.',
    }),
    keyword: t({ id: 'host.component.development.lab-keyword', message: 'Search names or codes' }),
    noun: t({ id: 'host.component.development.lab-noun', message: 'row' }),
    empty: t({ id: 'host.component.development.lab-empty', message: 'No rows' }),
    name: t({ id: 'host.component.development.lab-name', message: 'Name' }),
    code: t({ id: 'host.component.development.lab-code', message: 'Code' }),
    state: t({ id: 'host.component.development.lab-state', message: 'Status' }),
    teams: t({ id: 'host.component.development.lab-teams', message: 'Teams' }),
    pieces: t({ id: 'host.component.development.lab-pieces', message: 'Quantity' }),
    share: t({ id: 'host.component.development.lab-share', message: 'Share' }),
    tags: t({ id: 'host.component.development.lab-tags', message: 'Tags' }),
    isUrgent: t({ id: 'host.component.development.lab-urgent', message: 'Urgent' }),
    due: t({ id: 'host.component.development.lab-due', message: 'Due date' }),
    startsAt: t({ id: 'host.component.development.lab-starts-at', message: 'Start time' }),
    note: t({ id: 'host.component.development.lab-note', message: 'Note' }),
    codeHint: t({
      id: 'host.component.development.lab-code-hint',
      message: 'Two uppercase letters, a hyphen and five digits',
    }),
    meddle: t({ id: 'host.component.development.lab-meddle', message: 'Changed by another user' }),
    count: t({ id: 'host.component.development.lab-count', message: 'Count' }),
  };
}

/** Returns the labels of the choices above the rows. */
export function useLabChoices() {
  const { t } = useLingui();
  return {
    mood: t({ id: 'host.component.development.lab-mood', message: 'Server' }),
    moods: [
      { value: 'well', label: t({ id: 'host.component.development.lab-well', message: 'Normal' }) },
      { value: 'slow', label: t({ id: 'host.component.development.lab-slow', message: 'Slow' }) },
      { value: 'failing', label: t({ id: 'host.component.development.lab-failing', message: 'Failing' }) },
      { value: 'empty', label: t({ id: 'host.component.development.lab-nothing', message: 'Empty' }) },
    ],
    surface: t({ id: 'host.component.development.lab-surface', message: 'Form' }),
    surfaces: [
      { value: 'modal', label: t({ id: 'host.component.development.lab-modal', message: 'Modal' }) },
      { value: 'drawer', label: t({ id: 'host.component.development.lab-drawer', message: 'Drawer' }) },
    ],
  };
}
