import { percent } from './percent.ts'

type ScaleBarProps = {
  /** The position of an amount, 0 (the cheap end) to 1. */
  place: (riyals: number) => number
  /** The range of usual prices. */
  band: { from: number; to: number } | null
  middle: number | null
  /** Single prices beside it. */
  others?: readonly { key: string; price: number }[]
  /** The price in question with the words above it; null before there is one. */
  own: { price: number; label: string } | null
}

/** From cheap to dear in reading direction: the usual band, its middle, other prices and the one in question. Its legend tells it in words. */
export const ScaleBar = ({ place, band, middle, others, own }: ScaleBarProps) => (
  <div aria-hidden className="select-none">
    {/* Room before and after in the same shares as on the bar: the words stand over their mark and never leave the box. */}
    {own && (
      <div className="flex text-xs font-medium whitespace-nowrap text-maroon">
        <span style={{ flexGrow: place(own.price) }} />
        {own.label}
        <span style={{ flexGrow: 1 - place(own.price) }} />
      </div>
    )}
    <div className="relative mt-1 h-6">
      <span className="absolute inset-x-0 top-2 h-2 rounded-full bg-sand-2 forced-colors:border" />
      {band && (
        <span
          className="absolute top-2 h-2 rounded-full bg-green forced-colors:border"
          style={{
            insetInlineStart: percent(place(band.from)),
            insetInlineEnd: percent(1 - place(band.to)),
            opacity: 0.45,
          }}
        />
      )}
      {others?.map(({ key, price }) => (
        <span
          key={key}
          className="absolute top-2 -ms-1 size-2 rounded-full border border-card bg-ink-3"
          style={{ insetInlineStart: percent(place(price)) }}
        />
      ))}
      {middle !== null && (
        <span
          className="absolute top-1 -ms-px h-4 w-0.5 bg-ink"
          style={{ insetInlineStart: percent(place(middle)) }}
        />
      )}
      {own && (
        <span
          className="absolute top-0 -ms-1 h-6 w-2 rounded-full border-2 border-card bg-maroon"
          style={{ insetInlineStart: percent(place(own.price)) }}
        />
      )}
    </div>
  </div>
)
