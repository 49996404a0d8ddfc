import { charts } from './en/charts';
import { part } from './parts';

/** Words of charts. Only pages that look back load them. */
export const chartWords = part('charts', charts);
