/** A scale on which seasons are additive: the values themselves, or their logarithms for multiplicative seasons. */
export interface Scale {
  readonly transform: (value: number) => number;
  readonly invert: (value: number) => number;
}

export const LINEAR: Scale = { transform: (value) => value, invert: (value) => value };
export const LOGARITHMIC: Scale = { transform: Math.log, invert: Math.exp };
