import { MARKS } from '../../rules/mark-art';
import { addMarks } from '../landscape/scenery-item';

/* The pictures of all marks: whoever draws tiles imports this, the worker only for a tile that has one. */
addMarks(MARKS);
