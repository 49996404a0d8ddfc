import { device } from './en/device';

/** The sentences of the page about this device: apart, for no other page loads them. */
export const deviceWords: typeof device = device;
