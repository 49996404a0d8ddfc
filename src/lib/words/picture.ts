import { picture } from './en/picture';
import { part } from './parts';

/** Words on the picture of a game. Only what paints it loads them. */
export const pictureWords = part('picture', picture);
