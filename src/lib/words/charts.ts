import { charts } from './en/charts';

/** The sentences of charts: apart, for only pages that look back show any. */
export const chartWords: typeof charts = charts;
