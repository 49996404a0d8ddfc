import { picture } from './en/picture';

/** The sentences on the picture of a game: apart, for only what paints it loads them. */
export const pictureWords: typeof picture = picture;
