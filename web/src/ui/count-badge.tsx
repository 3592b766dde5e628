import { formatNumber } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'

const shownAtMost = 9

/** The number on a badge, with a plus where there are more than it shows. */
export const useShortCount = (count: number): string => {
  const { language } = useT()
  return count > shownAtMost ? `${formatNumber(shownAtMost, language)}+` : formatNumber(count, language)
}

/** A number at the upper end corner of a picture; nothing for none. Screen readers get it in the name of the link. */
export const CountBadge = ({ count }: { count: number }) => {
  const short = useShortCount(count)
  if (count === 0) return null
  return (
    <bdi
      aria-hidden
      dir="ltr"
      className="absolute end-0.5 top-1 inline-flex h-5 items-center rounded-full bg-brand px-1.5 text-xs text-white tabular-nums"
    >
      {short}
    </bdi>
  )
}
