import { usePane } from '@atrium/runtime';
import { BatchDetail } from './batch-detail.tsx';
import { BatchForm } from './batch-form.tsx';
import { BatchList } from './batch-list.tsx';

/** The value of `?batch=` that shows the form of a new batch. */
const NEW = 'new';

/** The batches of the open app. The address names the opened one: `?batch=…`. */
export function BatchTab() {
  const { location, navigator } = usePane();
  const { batch = '' } = location.query;
  const open = (id: string) => navigator.setQuery({ batch: id, row: '', page: '' });
  if (batch === NEW) return <BatchForm onStarted={open} onClose={() => open('')} />;
  if (batch !== '') return <BatchDetail key={batch} id={batch} onClose={() => open('')} />;
  return <BatchList onOpen={open} onCreate={() => open(NEW)} />;
}
