import { secondDevice } from './en/second-device';
import { part } from './parts';

/** Words of bringing games from one device of a person to another. They come with that page. */
export const secondDeviceWords = part('secondDevice', secondDevice);
