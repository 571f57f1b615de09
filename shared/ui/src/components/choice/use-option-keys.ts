import { type KeyboardEvent, useRef, useState } from 'react';
import { findByKey, findByPrefix } from './find-options.ts';

interface OptionKeys<Option> {
  /** The visible options. */
  readonly options: readonly Option[];
  /** The value of the initially active option. */
  readonly value: string;
  /** Whether the list has a search field, which receives the typed letters. */
  readonly hasSearch: boolean;
  onChoose(value: string): void;
  onTab(): void;
}

/** The active option of a list. Arrow keys, Page Up and Down, Home, End and typed letters change it. */
export function useOptionKeys<Option extends { readonly value: string; readonly label: string }>({
  options,
  value,
  hasSearch,
  onChoose,
  onTab,
}: OptionKeys<Option>) {
  const [activeValue, setActiveValue] = useState(value);
  const typed = useTypedText();
  const active = options.find((option) => option.value === activeValue) ?? options[0];
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (key === 'Tab') return onTab();
    // A space belongs to the text while the user types one. Otherwise it chooses the active option.
    const isLetter = key.length === 1 && (key !== ' ' || typed.isActive());
    if (hasSearch && key.length === 1) return;
    const next = isLetter
      ? findByPrefix(options, typed.add(key), active)
      : findByKey(options, key, active, hasSearch);
    const isChooseKey = !isLetter && (key === 'Enter' || key === ' ');
    if (!next && !isLetter && !isChooseKey) return;
    event.preventDefault();
    if (next) setActiveValue(next.value);
    if (isChooseKey && active) onChoose(active.value);
  };
  return { active, setActiveValue, onKeyDown };
}

/** After this pause in milliseconds, a typed letter starts a new search. */
const TYPING_PAUSE = 700;

/** The letters that the user has typed without a pause. */
function useTypedText() {
  const typed = useRef({ text: '', at: 0 });
  const isActive = () => Date.now() - typed.current.at < TYPING_PAUSE;
  return {
    isActive,
    add(letter: string): string {
      typed.current = { text: (isActive() ? typed.current.text : '') + letter, at: Date.now() };
      return typed.current.text;
    },
  };
}
