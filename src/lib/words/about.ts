import { about } from './en/about';
import { part } from './parts';

/** Words of the page about the app, and of the ways to it. */
export const aboutWords = part('about', about);
