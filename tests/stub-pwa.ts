import type { registerSW as real } from 'virtual:pwa-register';

/** Stands for the real one, which exists only where a worker is built: no worker, no news. */
export const registerSW: typeof real = () => () => Promise.resolve();
