import '@arco-design/web-react/es/Drawer/style/css.js';

/** The tier of pages that show and edit data; it arrives with the first such page. */
export { Choice } from '../pieces/choice/choice.tsx';
export { useElementWidth } from '../pieces/element-width/use-element-width.ts';
export { Pager } from '../pieces/pager/pager.tsx';
export { PlainButton } from '../pieces/plain-button/plain-button.tsx';
export type { RecordColumn, RecordSort } from '../pieces/record-table/record-column.ts';
export { RecordTable } from '../pieces/record-table/record-table.tsx';
export { saveFile } from '../pieces/save-file/save-file.ts';
export { SidePanel } from '../pieces/side-panel/side-panel.tsx';
export { StatusMark, type StatusTone } from '../pieces/status-mark/status-mark.tsx';
