import type { MarkArt } from '../../rules/presentation/art';
import { HERD } from '../../rules/presentation/herd-art';
import { INN } from '../../rules/presentation/inn-art';
import { VOLCANO } from '../../rules/presentation/volcano-art';

/** What is printed on its lake, in its fields and beside its road. */
export const RIVER_2_MARKS: MarkArt = {
	volcano: VOLCANO,
	herd: HERD,
	inn: INN
};
