import type { Photo } from '../../record/evening';

/** A photo as a file to save or share, named after the time when it was added. */
export function photoFile({ picture, at }: Photo): File {
	const time = new Date(at).toISOString().slice(0, 19).replace(/[T:]/g, '-');
	const ending = picture.type.replace('image/', '').replace('jpeg', 'jpg');
	return new File([picture], `tilekeep-${time}.${ending}`, {
		type: picture.type,
		lastModified: at
	});
}
