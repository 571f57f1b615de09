import { useState } from 'react';

/** A field beside a table that brings no search of its own, so that what a keystroke costs is measured beside it, too. */
export function SearchBox() {
  const [text, setText] = useState('');
  return (
    <form>
      <input type="text" aria-label="Keyword" value={text} onChange={({ target }) => setText(target.value)} />
    </form>
  );
}
