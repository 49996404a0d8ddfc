import { settings } from './en/settings';
import { part } from './parts';

/** Words of the settings. The page of all settings and the menu of a game load them. */
export const settingsWords = part('settings', settings);
