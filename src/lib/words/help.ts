import { help } from './en/help';

/** The sentences of the page that explains the app: apart, for no other page loads them. */
export const helpWords: typeof help = help;
