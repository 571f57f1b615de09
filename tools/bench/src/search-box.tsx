import { useState } from 'react';

/** A field next to a table without its own search, to measure a keystroke. */
export function SearchBox() {
  const [text, setText] = useState('');
  return (
    <form>
      <input type="text" aria-label="Keyword" value={text} onChange={({ target }) => setText(target.value)} />
    </form>
  );
}
