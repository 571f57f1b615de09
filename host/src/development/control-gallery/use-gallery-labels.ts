import { useLingui } from '@lingui/react/macro';

/** Returns the labels of the gallery of controls. */
export function useGalleryLabels() {
  const { t } = useLingui();
  return {
    buttons: t({ id: 'host.component.development.controls-buttons', message: 'Buttons' }),
    choices: t({ id: 'host.component.development.controls-choices', message: 'Text and selects' }),
    dates: t({ id: 'host.component.development.controls-dates', message: 'Dates' }),
    toggles: t({ id: 'host.component.development.controls-toggles', message: 'Toggles and files' }),
    enabled: t({ id: 'host.component.development.controls-enabled', message: 'Enabled' }),
    disabled: t({ id: 'host.component.development.controls-disabled', message: 'Disabled' }),
    loading: t({ id: 'host.component.development.controls-loading', message: 'Loading' }),
    dangerous: t({ id: 'host.component.development.controls-dangerous', message: 'Dangerous' }),
    direction: t({ id: 'host.component.development.controls-direction', message: 'Direction' }),
    leftToRight: t({ id: 'host.component.development.controls-left-to-right', message: 'Left to right' }),
    rightToLeft: t({ id: 'host.component.development.controls-right-to-left', message: 'Right to left' }),
    text: t({ id: 'host.component.development.controls-text', message: 'Text' }),
    textDisabled: t({ id: 'host.component.development.controls-text-disabled', message: 'Disabled text' }),
    textInvalid: t({ id: 'host.component.development.controls-text-invalid', message: 'Invalid text' }),
    longText: t({ id: 'host.component.development.controls-long-text', message: 'Long text' }),
    choice: t({ id: 'host.component.development.controls-choice', message: 'Select' }),
    choiceSearch: t({
      id: 'host.component.development.controls-choice-search',
      message: 'Searchable select',
    }),
    choiceDisabled: t({
      id: 'host.component.development.controls-choice-disabled',
      message: 'Disabled select',
    }),
    choiceInvalid: t({ id: 'host.component.development.controls-choice-invalid', message: 'Invalid select' }),
    search: t({ id: 'host.component.development.controls-search', message: 'Search' }),
    none: t({ id: 'host.component.development.controls-none', message: 'No matches' }),
    error: t({ id: 'host.component.development.controls-error', message: 'Enter another value' }),
    date: t({ id: 'host.component.development.controls-date', message: 'Date' }),
    dateDisabled: t({ id: 'host.component.development.controls-date-disabled', message: 'Disabled date' }),
    dateInvalid: t({ id: 'host.component.development.controls-date-invalid', message: 'Invalid date' }),
    moment: t({ id: 'host.component.development.controls-moment', message: 'Date and time' }),
    time: t({ id: 'host.component.development.controls-time', message: 'Time' }),
    week: t({ id: 'host.component.development.controls-week', message: 'Last 7 days' }),
    radio: t({ id: 'host.component.development.controls-radio', message: 'Radio buttons' }),
    switch: t({ id: 'host.component.development.controls-switch', message: 'Switch' }),
    otherSwitch: t({ id: 'host.component.development.controls-other-switch', message: 'Other switch' }),
    switchDisabled: t({
      id: 'host.component.development.controls-switch-disabled',
      message: 'Disabled switch',
    }),
    segmented: t({ id: 'host.component.development.controls-segmented', message: 'Segmented control' }),
    segmentedDisabled: t({
      id: 'host.component.development.controls-segmented-disabled',
      message: 'Disabled segmented control',
    }),
    slider: t({ id: 'host.component.development.controls-slider', message: 'Slider' }),
    drop: t({
      id: 'host.component.development.controls-drop',
      message: 'Drop a file here, or click to choose one',
    }),
    sampleText: t({ id: 'host.component.development.controls-sample-text', message: 'A CSV file.' }),
    dropDisabled: t({
      id: 'host.component.development.controls-drop-disabled',
      message: 'Disabled file drop',
    }),
    displays: t({ id: 'host.component.development.controls-displays', message: 'Statuses and states' }),
    overlays: t({ id: 'host.component.development.controls-overlays', message: 'Overlays' }),
    recordsTitle: t({ id: 'host.component.development.controls-records-title', message: 'Records' }),
    tag: t({ id: 'host.component.development.controls-tag', message: 'Tag' }),
    link: t({ id: 'host.component.development.controls-link', message: 'Link' }),
    failed: t({ id: 'host.component.development.controls-failed', message: 'Failed to load' }),
    popover: t({ id: 'host.component.development.controls-popover', message: 'Popover' }),
    drawer: t({ id: 'host.component.development.controls-drawer', message: 'Drawer' }),
    confirmation: t({ id: 'host.component.development.controls-confirmation', message: 'Confirmation' }),
    dangerousConfirmation: t({
      id: 'host.component.development.controls-dangerous-confirmation',
      message: 'Dangerous confirmation',
    }),
    confirm: t({ id: 'host.component.development.controls-confirm', message: 'Confirm' }),
    close: t({ id: 'host.component.development.controls-close', message: 'Close' }),
    number: t({ id: 'host.component.development.controls-number', message: 'Number' }),
    records: t({ id: 'host.component.development.controls-records', message: 'Table' }),
    recordsBusy: t({
      id: 'host.component.development.controls-records-busy',
      message: 'Table that is refreshing',
    }),
    recordsLoading: t({
      id: 'host.component.development.controls-records-loading',
      message: 'Table that loads its first rows',
    }),
    pager: t({ id: 'host.component.development.controls-pager', message: 'Pager' }),
    previous: t({ id: 'host.component.development.controls-previous-page', message: 'Previous page' }),
    next: t({ id: 'host.component.development.controls-next-page', message: 'Next page' }),
    pageSize: t({ id: 'host.component.development.controls-page-size', message: 'Page size' }),
    status: (number: number) =>
      t({ id: 'host.component.development.controls-status', message: `Status ${{ number }}` }),
    page: (number: number) =>
      t({ id: 'host.component.development.controls-page', message: `Page ${{ number }}` }),
    option: (number: number) =>
      t({ id: 'host.component.development.controls-option', message: `Option ${{ number }}` }),
    range: {
      from: t({ id: 'host.component.development.controls-from', message: 'Start date' }),
      to: t({ id: 'host.component.development.controls-to', message: 'End date' }),
    },
    calendar: {
      openCalendar: t({ id: 'host.component.development.controls-open', message: 'Open calendar' }),
      previousMonth: t({ id: 'host.component.development.controls-previous', message: 'Previous month' }),
      nextMonth: t({ id: 'host.component.development.controls-next', message: 'Next month' }),
    },
  };
}
