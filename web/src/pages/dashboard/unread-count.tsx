import { formatNumber } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'

const shownAtMost = 99

/** How much behind a tab is new; nothing while there is nothing. */
export const UnreadCount = ({ count }: { count: number }) => {
  const { t, language } = useT('dashboard')
  if (count === 0) return null
  const shown = formatNumber(Math.min(count, shownAtMost), language)
  return (
    <span className="ms-auto inline-flex h-5 items-center rounded-full bg-brand px-1.5 text-xs text-white tabular-nums">
      <bdi aria-hidden dir="ltr">
        {count > shownAtMost ? `${shown}+` : shown}
      </bdi>
      <span className="sr-only">{t('unread', { count })}</span>
    </span>
  )
}
