import '@arco-design/web-react/es/Drawer/style/css.js';

/** The facade of pages that show and edit data. It loads with the code of the signed-in pages. */

export { Choice } from '../components/choice/choice.tsx';
export { DateInput, type DateLabels } from '../components/date-input/date-input.tsx';
export { DateRange } from '../components/date-input/date-range.tsx';
export { DateTimeInput } from '../components/date-input/date-time-input.tsx';
export { DialogActions } from '../components/dialog-actions/dialog-actions.tsx';
export { Disclosure } from '../components/disclosure/disclosure.tsx';
export { DownloadButton } from '../components/download-button/download-button.tsx';
export { useElementWidth } from '../components/element-width/use-element-width.ts';
export { Pager } from '../components/pager/pager.tsx';
export { PlainButton } from '../components/plain-button/plain-button.tsx';
export { Popover, type PopoverProps } from '../components/popover/popover.tsx';
export type { RecordColumn, RecordSort } from '../components/record-table/record-column.ts';
export { RecordTable } from '../components/record-table/record-table.tsx';
export { saveFile } from '../components/save-file/save-file.ts';
export { shouldAvoidPreloading } from '../components/should-avoid-preloading/should-avoid-preloading.ts';
export { SideDrawer } from '../components/side-drawer/side-drawer.tsx';
export { StatusMark, type StatusTone } from '../components/status-mark/status-mark.tsx';
