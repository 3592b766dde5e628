import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useT } from '#web/i18n/use-t.ts'
import { cx } from '#web/ui/cx.ts'
import { IconButton } from '#web/ui/icon-button.tsx'

type PhotoArrowsProps = { index: number; goTo: (index: number) => void; count: number }

/** To the picture before and after, for whoever has no finger on the strip; and which one it is. */
export const PhotoArrows = ({ index, goTo, count }: PhotoArrowsProps) => {
  const { t } = useT('listing')
  const arrows = [
    { step: -1, atEnd: index === 0, label: t('gallery.previous'), icon: ChevronLeft, side: 'start-3' },
    { step: 1, atEnd: index === count - 1, label: t('gallery.next'), icon: ChevronRight, side: 'end-3' },
  ]
  return (
    <>
      <span
        dir="ltr"
        aria-hidden
        className="pointer-events-none absolute end-3 bottom-3 rounded-full bg-black/60 px-3 py-1 text-xs text-white tabular-nums"
      >
        {t('gallery.counter', { number: index + 1, total: count })}
      </span>
      {arrows.map(({ step, atEnd, label, icon: Icon, side }) => (
        // At an end it stays, faint, so that the focus on it is not lost.
        <div
          key={step}
          className={cx(
            'absolute top-1/2 -translate-y-1/2 transition-opacity max-sm:hidden',
            side,
            atEnd && 'opacity-30',
          )}
        >
          <IconButton
            look="float"
            label={label}
            aria-disabled={atEnd}
            icon={<Icon className="mirrored size-5" />}
            onClick={() => goTo(index + step)}
          />
        </div>
      ))}
    </>
  )
}
