import type { Spot } from '../engine/spot';
import type { Homography } from '../snap/grid/homography';
import type { Corners, Pixels } from '../snap/reading';
import type { FoundBoard, Frame, KnownTable, Seen } from './watching';

/** What the worker is told, in this order: first where the weights of the network are, and a table before a view. */
export type WatchRequest =
	| { readonly type: 'open'; readonly weights: string }
	| { readonly type: 'table'; readonly table: KnownTable }
	| { readonly type: 'view'; readonly view: Homography }
	| { readonly type: 'refuse'; readonly spot: Spot }
	| {
			readonly type: 'find';
			readonly picture: Pixels;
			readonly corners: Corners | undefined;
			readonly number: number;
	  }
	| { readonly type: 'see'; readonly frame: Frame; readonly number: number };

/** What the worker answers, with the number of the request. */
export type WatchReply =
	| { readonly type: 'found'; readonly found: FoundBoard; readonly number: number }
	| { readonly type: 'seen'; readonly seen: Seen; readonly number: number }
	/** The weights of the network can't be loaded, there is no board yet, or something happened that must not happen. */
	| { readonly type: 'failed'; readonly number: number };
