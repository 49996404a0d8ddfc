import { loadAlong } from '../../../rules/load-along';

loadAlong(() => import('./all'));
