import IconCheck from '@arco-design/web-react/icon/react-icon/IconCheck';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { Popup } from '../popup/popup.tsx';
import { findByWords } from './find-options.ts';
import styles from './option-list.module.css';
import { useOptionKeys } from './use-option-keys.ts';

export interface ChoiceOption {
  readonly value: string;
  readonly label: string;
  /** The label that the closed control shows if the option is chosen. `label` by default. */
  readonly shortLabel?: string;
  /** The language of the label, if it differs from the page's language. */
  readonly lang?: string;
}

export interface ChoiceSearch {
  /** The label of the search field. */
  readonly label: string;
  /** Shown if no option matches. */
  readonly none: string;
}

interface OptionListProps {
  readonly anchor: RefObject<HTMLSelectElement | null>;
  readonly value: string;
  readonly options: readonly ChoiceOption[];
  readonly search: ChoiceSearch | undefined;
  onChoose(value: string): void;
  onClose(): void;
}

/**
 * The open list of a choice. Arrow keys change the active option, typing searches, Enter chooses, and Escape or Tab
 * closes the list.
 */
export function OptionList({ anchor, value, options, search, onChoose, onClose }: OptionListProps) {
  const id = useId();
  const [query, setQuery] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const shown = search ? findByWords(options, query) : options;
  const { active, setActiveValue, onKeyDown } = useOptionKeys({
    options: shown,
    value,
    hasSearch: search !== undefined,
    onChoose,
    onTab() {
      // The browser then moves the focus to the next control.
      anchor.current?.focus();
      onClose();
    },
  });
  useEffect(() => {
    list.current?.querySelector('[data-active="true"]')?.scrollIntoView({ block: 'nearest' });
  });
  const keyProps = {
    'aria-activedescendant': active ? `${id}-${options.indexOf(active)}` : undefined,
    onKeyDown,
  };
  return (
    <Popup
      className={styles.popup}
      anchor={() => anchor.current}
      focus={(popup) => popup.querySelector<HTMLElement>('input, [role="listbox"]')}
      onDismiss={onClose}
    >
      {search ? (
        <input
          {...keyProps}
          type="text"
          role="combobox"
          className={styles.search}
          aria-label={search.label}
          aria-controls={id}
          aria-expanded
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          placeholder={search.label}
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
      ) : null}
      <div
        {...(search ? {} : keyProps)}
        ref={list}
        id={id}
        role="listbox"
        tabIndex={-1}
        className={styles.list}
        aria-label={getAccessibleName(anchor.current)}
      >
        {shown.map((option) => (
          <OptionItem
            key={option.value}
            id={`${id}-${options.indexOf(option)}`}
            option={option}
            isChosen={option.value === value}
            isActive={option === active}
            onActive={setActiveValue}
            onChoose={onChoose}
          />
        ))}
      </div>
      {search ? (
        <p className={styles.none} role="status">
          {shown.length === 0 ? search.none : ''}
        </p>
      ) : null}
    </Popup>
  );
}

interface OptionItemProps {
  readonly id: string;
  readonly option: ChoiceOption;
  readonly isChosen: boolean;
  readonly isActive: boolean;
  onActive(value: string): void;
  onChoose(value: string): void;
}

function OptionItem({ id, option, isChosen, isActive, onActive, onChoose }: OptionItemProps) {
  const { value, label, lang } = option;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: The list handles the keys; its options never have the focus.
    // biome-ignore lint/a11y/useFocusableInteractive: The list has the focus.
    <div
      id={id}
      role="option"
      lang={lang}
      className={styles.option}
      aria-selected={isChosen}
      data-active={isActive}
      onPointerMove={() => onActive(value)}
      onClick={() => onChoose(value)}
    >
      <span className={styles.label}>{label}</span>
      {isChosen ? <IconCheck aria-hidden /> : null}
    </div>
  );
}

/** Returns the accessible name of a select. */
function getAccessibleName(select: HTMLSelectElement | null): string | undefined {
  return select?.getAttribute('aria-label') ?? select?.labels[0]?.textContent ?? undefined;
}
