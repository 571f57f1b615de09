export { RecordDialog } from './record-dialog.tsx';
export { UnsavedConfirmation } from './unsaved-confirmation.tsx';
