import { addMarks } from '../../rules/art';
import { WINTER_MARKS } from '../../rules/winter/mark-art';

/* The marks of the Winter Edition: whoever draws tiles in the page imports this, the worker only for a mark that the page didn't send. */
addMarks(WINTER_MARKS);
