/** The date controls, which load together when the first of them appears. */
export { DateInput } from './date-input.tsx';
export { DateRange } from './date-range.tsx';
export { DateTimeInput } from './date-time-input.tsx';
