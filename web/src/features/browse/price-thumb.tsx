import { cx } from '#web/ui/cx.ts'
import { lastPlace } from '#web/features/browse/price-scale.ts'

type PriceThumbProps = {
  label: string
  /** What its place means: `QAR 40,000`. */
  valueText: string
  place: number
  onMove: (place: number) => void
  onRelease: () => void
  onBlur: () => void
  /** Where its way begins and ends. */
  className: string
}

// One by one: a browser drops a whole rule with a pseudo-element that it does not know.
const webkitThumb =
  '[&::-webkit-slider-thumb]:pointer-events-auto [&::-webkit-slider-thumb]:size-6 [&::-webkit-slider-thumb]:cursor-grab ' +
  '[&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:border-2 ' +
  '[&::-webkit-slider-thumb]:border-maroon [&::-webkit-slider-thumb]:bg-card [&::-webkit-slider-thumb]:shadow-card ' +
  'focus-visible:[&::-webkit-slider-thumb]:outline-2 focus-visible:[&::-webkit-slider-thumb]:outline-offset-2 ' +
  'focus-visible:[&::-webkit-slider-thumb]:outline-focus'
const mozThumb =
  '[&::-moz-range-thumb]:pointer-events-auto [&::-moz-range-thumb]:box-border [&::-moz-range-thumb]:size-6 ' +
  '[&::-moz-range-thumb]:cursor-grab [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-2 ' +
  '[&::-moz-range-thumb]:border-maroon [&::-moz-range-thumb]:bg-card focus-visible:[&::-moz-range-thumb]:outline-2 ' +
  'focus-visible:[&::-moz-range-thumb]:outline-offset-2 focus-visible:[&::-moz-range-thumb]:outline-focus'

/** One end of a range: a native slider of which only the thumb can be pressed, so that two can lie over each other. */
export const PriceThumb = ({
  label,
  valueText,
  place,
  onMove,
  onRelease,
  onBlur,
  className,
}: PriceThumbProps) => (
  <input
    type="range"
    min={0}
    max={lastPlace}
    aria-label={label}
    aria-valuetext={valueText}
    value={place}
    onChange={({ target }) => onMove(Number(target.value))}
    onPointerUp={onRelease}
    onBlur={onBlur}
    className={cx(
      'pointer-events-none absolute inset-y-0 m-0 touch-pan-y appearance-none bg-transparent outline-none',
      webkitThumb,
      mozThumb,
      className,
    )}
  />
)
