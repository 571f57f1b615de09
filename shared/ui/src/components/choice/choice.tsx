import IconDown from '@arco-design/web-react/icon/react-icon/IconDown';
import { type ComponentProps, lazy, Suspense, useRef, useState } from 'react';
import styles from './choice.module.css';
import type { ChoiceOption, ChoiceSearch } from './option-list.tsx';
import { useOpening } from './use-opening.ts';

const loadList = () => import('./option-list.tsx');
const OptionList = lazy(async () => ({ default: (await loadList()).OptionList }));

interface ChoiceProps extends Omit<ComponentProps<'select'>, 'onChange' | 'children' | 'value' | 'ref'> {
  readonly value: string;
  readonly options: readonly ChoiceOption[];
  /** Adds a search field to the list. */
  readonly search?: ChoiceSearch;
  onChoose(value: string): void;
}

/**
 * A choice of one option. The control is a native select, so that labels, forms, screen readers and the pickers of
 * touch screens work. With a mouse or a keyboard, it opens a list in the style of the theme instead of the native list.
 */
export function Choice({ options, search, onChoose, className = '', ...rest }: ChoiceProps) {
  const select = useRef<HTMLSelectElement>(null);
  const [isOpen, setOpen] = useState(false);
  const opening = useOpening(isOpen, setOpen);
  const choose = (value: string) => {
    select.current?.focus();
    setOpen(false);
    if (value !== rest.value) onChoose(value);
  };
  return (
    <span className={`${styles.frame} ${className}`} data-open={isOpen}>
      <select
        {...rest}
        {...opening}
        onPointerEnter={loadList}
        onFocus={loadList}
        ref={select}
        className={styles.choice}
        onChange={(event) => choose(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.value === rest.value ? (option.shortLabel ?? option.label) : option.label}
          </option>
        ))}
      </select>
      <IconDown className={styles.arrow ?? ''} aria-hidden />
      {isOpen ? (
        <Suspense>
          <OptionList
            anchor={select}
            value={rest.value}
            options={options}
            search={search}
            onChoose={choose}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </span>
  );
}
