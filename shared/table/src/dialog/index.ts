export { NeighborButtons } from './neighbor-buttons.tsx';
export { RecordDialog } from './record-dialog.tsx';
export { UnsavedConfirmation } from './unsaved-confirmation.tsx';
