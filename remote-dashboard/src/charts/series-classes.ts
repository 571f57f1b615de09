import styles from './chart.module.css';

/** Colours of a chart's series, in their order; two apart by shape too. */
export const SERIES: readonly (string | undefined)[] = [styles.first, styles.second, styles.third];
