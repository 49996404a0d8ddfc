import { SIGNS } from '../../rules/sign-art';
import { addMarks } from '../landscape/scenery-item';

/* The pictures of all signs: whoever draws tiles imports this, the worker only for a tile that has one. */
addMarks(SIGNS);
