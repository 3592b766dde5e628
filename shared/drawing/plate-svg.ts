import { plateText } from '#shared/rules/plate.ts'
import type { PlateFace } from '#shared/schemas/plate.ts'
import { drawPlate, type PlateDrawing } from './plate-drawing.ts'

/** The shapes of a drawing as SVG elements, to be put into a picture of which it is a part. */
export const plateShapes = ({ shapes }: PlateDrawing): string =>
  shapes
    .map(
      ({ path, fill, stroke, strokeWidth }) =>
        `<path d="${path}" fill="${fill}"` +
        (stroke ? ` stroke="${stroke}" stroke-width="${strokeWidth}" paint-order="stroke"` : '') +
        '/>',
    )
    .join('')

/** A plate as a document of its own: complete SVG that any viewer opens, and any program turns into a picture. */
export const plateSvg = (face: PlateFace): string => {
  const drawing = drawPlate(face)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${drawing.width} ${drawing.height}">` +
    `<title>${plateText(face)}</title>${plateShapes(drawing)}</svg>`
  )
}
