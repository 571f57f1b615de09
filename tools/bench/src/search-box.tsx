import { useState } from 'react';

/** A search field above a table that has none, to measure a keystroke. */
export function SearchBox() {
  const [text, setText] = useState('');
  return (
    <form>
      <input type="text" aria-label="Keyword" value={text} onChange={({ target }) => setText(target.value)} />
    </form>
  );
}
