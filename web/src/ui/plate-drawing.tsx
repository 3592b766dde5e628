import type { SVGAttributes } from 'react'
import { drawPlate } from '#shared/drawing/plate-drawing.ts'
import { plateText } from '#shared/rules/plate.ts'
import type { PlateFace } from '#shared/schemas/plate.ts'
import { useT } from '#web/i18n/use-t.ts'
import { cx } from './cx.ts'

const Shapes = ({ plate, className, ...attributes }: SVGAttributes<SVGSVGElement> & { plate: PlateFace }) => {
  const { width, height, shapes } = drawPlate(plate)
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={cx('block w-full', className)} {...attributes}>
      {shapes.map(({ path, ...look }) => (
        <path key={path} d={path} paintOrder="stroke" {...look} />
      ))}
    </svg>
  )
}

// Apart, so that a plate with its number beside it needs no words.
const NamedShapes = ({ plate, className }: { plate: PlateFace; className?: string | undefined }) => {
  const { t } = useT('plate-drawing')
  // Digit by digit, as people say a number: else it is read as an amount.
  const name = t('plate', { number: [...plateText(plate).replace(' ', '')].join(' ') })
  return <Shapes plate={plate} className={className} role="img" aria-label={name} />
}

type PlateDrawingProps = {
  plate: PlateFace
  /** Text beside it says the number: it then says nothing itself. */
  decorative?: boolean
  className?: string
}

/** A number plate as it looks on a car, as wide as its place and crisp at any width. White in both themes, as plates are. */
export const PlateDrawing = ({ plate, decorative = false, className }: PlateDrawingProps) =>
  decorative ? (
    <Shapes plate={plate} className={className} aria-hidden />
  ) : (
    <NamedShapes plate={plate} className={className} />
  )
