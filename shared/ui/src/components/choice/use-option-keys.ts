import { type KeyboardEvent, useRef, useState } from 'react';
import { findByPrefix, moveByKey } from './find-options.ts';

interface OptionKeys<Option> {
  /** The options that are shown. */
  readonly options: readonly Option[];
  /** The value of the option that is active at first. */
  readonly value: string;
  readonly hasSearch: boolean;
  onChoose(value: string): void;
  onTab(): void;
}

/** The active option of a list, and the keys that move it: arrows, Page Up and Down, Home, End and typed letters. */
export function useOptionKeys<Option extends { readonly value: string; readonly label: string }>({
  options,
  value,
  hasSearch,
  onChoose,
  onTab,
}: OptionKeys<Option>) {
  const [activeValue, activate] = useState(value);
  const typed = useTypedText();
  const active = options.find((option) => option.value === activeValue) ?? options[0];
  const press = (event: KeyboardEvent) => {
    const { key } = event;
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (key === 'Tab') return onTab();
    const isLetter = key.length === 1 && (key !== ' ' || typed.isActive());
    if (hasSearch && key.length === 1) return;
    const next = isLetter
      ? findByPrefix(options, typed.add(key), active)
      : moveByKey(options, key, active, hasSearch);
    const isChosen = !isLetter && (key === 'Enter' || key === ' ');
    if (!next && !isLetter && !isChosen) return;
    event.preventDefault();
    if (next) activate(next.value);
    if (isChosen && active) onChoose(active.value);
  };
  return { active, activate, press };
}

/** How long typed letters belong together, in milliseconds. */
const PAUSE = 700;

/** The letters that the user types one after the other. */
function useTypedText() {
  const typed = useRef({ text: '', at: 0 });
  const isActive = () => Date.now() - typed.current.at < PAUSE;
  return {
    isActive,
    add(letter: string): string {
      typed.current = { text: (isActive() ? typed.current.text : '') + letter, at: Date.now() };
      return typed.current.text;
    },
  };
}
