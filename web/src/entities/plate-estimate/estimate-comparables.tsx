import { useRef, useState } from 'react'
import type { PlateComparable } from '#shared/schemas/plate-estimate.ts'
import { formatMoney } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { PlateDrawing } from '#web/ui/plate-drawing.tsx'

const shownAtFirst = 4

/** Plates that the estimate looked at, the most alike first: what is asked for them, or was paid at an auction. */
export const EstimateComparables = ({ plates }: { plates: readonly PlateComparable[] }) => {
  const { t, language } = useT('plate-estimate')
  const [showsAll, setShowsAll] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const showAll = () => {
    setShowsAll(true)
    // The button goes with its press.
    list.current?.focus()
  }
  const shown = showsAll ? plates : plates.slice(0, shownAtFirst)
  const more = plates.length - shown.length
  if (plates.length === 0) return null
  return (
    <div className="border-t border-line py-4">
      <h4 className="text-sm font-medium">{t('comparables')}</h4>
      <ul
        ref={list}
        tabIndex={-1}
        className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-x-4 gap-y-5"
      >
        {shown.map((plate) => (
          <li key={`${plate.source} ${plate.plateNumber} ${plate.price}`} className="min-w-0">
            <PlateDrawing plate={plate} />
            <p className="mt-2 text-sm font-medium tabular-nums">
              <bdi>{formatMoney(plate.price, language)}</bdi>
            </p>
            <p className="text-xs text-ink-3">{t(`comparables.${plate.source}`)}</p>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Button variant="secondary" size="sm" className="mt-4" onClick={showAll}>
          {t('comparables.more', { count: more })}
        </Button>
      )}
    </div>
  )
}
