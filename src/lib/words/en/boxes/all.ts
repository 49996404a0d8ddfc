import { boxes } from '.';
import { setBoxWords } from './known';

/* Pages that speak of expansions without playing them import this; others load it with the rules of an expansion. */
setBoxWords(boxes);
