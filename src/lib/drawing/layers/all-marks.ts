import { addMarks } from '../../rules/mark-art';
import { WINTER_MARKS } from '../../rules/winter/mark-art';

/* The marks of the Winter Edition: whoever draws its tiles in the page imports this, the worker only for a tile that has one. */
addMarks(WINTER_MARKS);
