import { common } from './common';

/** The English catalogue; each file holds the words of one part of the app. */
export const en = { common } as const;
