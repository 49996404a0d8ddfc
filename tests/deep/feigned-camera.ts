import type { AppWindow } from '../e2e/support/app-window';

/*
 * A camera for any browser: a canvas on which pictures are shown one after the other, again and again. What runs in the page is
 * written out as the body of a function, so that no other function is called in it.
 */

/** Runs in the page: replaces its camera. */
function feign(): void {
	const canvas = document.createElement('canvas');
	const brush = canvas.getContext('2d');
	let images: readonly HTMLImageElement[] = [];
	let shown = 0;
	const paint = () => {
		const image = images[++shown % images.length];
		if (!brush || !image) return;
		if (canvas.width !== image.naturalWidth) {
			canvas.width = image.naturalWidth;
			canvas.height = image.naturalHeight;
		}
		brush.drawImage(image, 0, 0);
	};
	const showPictures = async (addresses: readonly string[]) => {
		const next = addresses.map((address) => Object.assign(new Image(), { src: address }));
		await Promise.all(next.map((image) => image.decode()));
		images = next;
		paint();
	};
	Object.assign(globalThis, { showPictures });
	// A stream shows nothing new where nothing is drawn.
	setInterval(paint, 100);
	const cameras = {
		getUserMedia: () => Promise.resolve(canvas.captureStream(10)),
		enumerateDevices: () => Promise.resolve([])
	};
	Object.defineProperty(navigator, 'mediaDevices', { value: cameras });
}

/** Replaces the camera of the page that is open. */
export const feignCamera = (app: Pick<AppWindow, 'run'>): Promise<unknown> =>
	app.run(`(${String(feign)})()`);

/** Shows the pictures of these addresses from now on. */
export const showPictures = (
	app: Pick<AppWindow, 'run'>,
	addresses: readonly string[]
): Promise<unknown> => app.run('return window.showPictures(arguments[0])', addresses);

/** The address of a JPEG. */
export const jpegAddress = (bytes: Buffer): string =>
	`data:image/jpeg;base64,${bytes.toString('base64')}`;
