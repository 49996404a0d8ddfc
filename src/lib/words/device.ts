import { device } from './en/device';
import { part } from './parts';

/** Words of the page about this device. No other page loads them. */
export const deviceWords = part('device', device);
