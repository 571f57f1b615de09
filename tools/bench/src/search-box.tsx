import { useState } from 'react';

/** A search field above a table without one. The benchmark measures a keystroke in it. */
export function SearchBox() {
  const [text, setText] = useState('');
  return (
    <form>
      <input type="text" aria-label="Keyword" value={text} onChange={({ target }) => setText(target.value)} />
    </form>
  );
}
