import { common } from './common';
import { home } from './home';
import { storage } from './storage';
import { shell } from './shell';

/** The English words of the first screen; each file holds those of one part of the app. */
export const en = { common, home, storage, shell } as const;
