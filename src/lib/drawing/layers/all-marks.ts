import { MARKS } from '../../rules/mark-art';
import { SIGNS } from '../../rules/sign-art';
import { addMarks } from './marks';

/* The pictures of all marks and signs: whoever draws tiles imports this, the worker only for a tile that has one. */
addMarks(MARKS);
addMarks(SIGNS);
