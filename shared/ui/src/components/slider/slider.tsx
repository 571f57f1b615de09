import type { ComponentProps, CSSProperties } from 'react';

interface SliderProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'min' | 'max' | 'onChange'> {
  readonly value: number;
  readonly min: number;
  readonly max: number;
  onChange(value: number): void;
}

/** A native slider. The theme draws it, and fills its track up to the value. */
export function Slider({ value, min, max, onChange, ...rest }: SliderProps) {
  const share = max > min ? (value - min) / (max - min) : 0;
  return (
    <input
      {...rest}
      type="range"
      min={min}
      max={max}
      value={value}
      style={{ '--slider-share': `${share * 100}%` } as CSSProperties}
      onChange={({ target }) => onChange(Number(target.value))}
    />
  );
}
