import { useState } from 'react';

/** The search field of a table that has none of its own. The benchmark measures a keystroke in it. */
export function SearchBox() {
  const [text, setText] = useState('');
  return (
    <form>
      <input type="text" aria-label="Keyword" value={text} onChange={({ target }) => setText(target.value)} />
    </form>
  );
}
