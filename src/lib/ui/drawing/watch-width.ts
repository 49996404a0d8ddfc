type OnWidth = (width: number) => void;

const watched = new WeakMap<Element, OnWidth>();
let observer: ResizeObserver | undefined;

/** Calls back with the width of an element in CSS pixels, now and when it changes; no layout is forced. Returns a function that stops it. */
export function watchWidth(element: Element, onWidth: OnWidth): () => void {
	observer ??= new ResizeObserver((entries) => {
		for (const { target, contentRect } of entries) watched.get(target)?.(contentRect.width);
	});
	watched.set(element, onWidth);
	observer.observe(element);
	return () => {
		watched.delete(element);
		observer?.unobserve(element);
	};
}
