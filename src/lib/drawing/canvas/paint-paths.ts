import type { ColourName } from '../layers/colour-names';
import type { FillStyle } from '../layers/fill-styles';
import type { PaintedPath } from '../layers/painted-path';

/** A 2D context of a canvas on the page or of one in a worker. */
export type Painter = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** CSS colours by their names, without custom properties. */
export type Colours = Readonly<Partial<Record<ColourName, string>>>;

/** The default of SVG; that of canvases is 10. */
const MITER_LIMIT = 4;

const shapes = new WeakMap<PaintedPath, Path2D>();

function shapeOf(painted: PaintedPath): Path2D {
	const known = shapes.get(painted);
	if (known) return known;
	const shape = new Path2D();
	shape.addPath(
		new Path2D(painted.path),
		painted.matrix && new DOMMatrixReadOnly([...painted.matrix])
	);
	shapes.set(painted, shape);
	return shape;
}

/** Paints paths in units of the context, from the bottom up. */
export function paintPaths(
	context: Painter,
	paths: readonly PaintedPath[],
	colours: Colours
): void {
	for (const painted of paths) {
		const { style, matrix } = painted;
		const shape = shapeOf(painted);
		const scale = matrix ? Math.hypot(matrix[0], matrix[1]) : 1;
		if (style.strokeBelow) strokeShape(context, shape, style, colours, scale);
		if (style.fill) {
			context.fillStyle = colours[style.fill] ?? 'transparent';
			context.fill(shape);
		}
		if (!style.strokeBelow) strokeShape(context, shape, style, colours, scale);
	}
}

/** `scale` is that of the shape: widths and dashes grow with it. */
function strokeShape(
	context: Painter,
	shape: Path2D,
	{ stroke, width = 1, dash = [], dashOffset = 0, cap, join, strokeOpacity = 1 }: FillStyle,
	colours: Colours,
	scale: number
): void {
	if (!stroke) return;
	const alpha = context.globalAlpha;
	context.strokeStyle = colours[stroke] ?? 'transparent';
	context.lineWidth = width * scale;
	context.setLineDash(dash.map((length) => length * scale));
	context.lineDashOffset = dashOffset * scale;
	context.lineCap = cap ?? 'butt';
	context.lineJoin = join ?? 'miter';
	context.miterLimit = MITER_LIMIT;
	context.globalAlpha = alpha * strokeOpacity;
	context.stroke(shape);
	context.globalAlpha = alpha;
}
