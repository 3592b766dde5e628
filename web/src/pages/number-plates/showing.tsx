import type { FoundPlates } from '#web/entities/plate/list-plates.ts'
import { useT } from '#web/i18n/use-t.ts'
import { cx } from '#web/ui/cx.ts'
import { useLasting } from '#web/ui/use-lasting.ts'

type ShowingProps = {
  found: FoundPlates | undefined
  /** It is of an older answer. */
  outdated: boolean
  /** Told elsewhere, as an alert. */
  failed: boolean
}

/** How many plates are shown and how many there are, said politely once for every new answer. */
export const Showing = ({ found, outdated, failed }: ShowingProps) => {
  const { t } = useT('plates')
  const slow = useLasting(outdated, 300)
  const counted = found && !slow && t('count', { shown: found.plates.length, count: found.total })
  return (
    <p
      role="status"
      aria-busy={outdated}
      className={cx('min-h-7 text-ink-2 tabular-nums transition-opacity', outdated && !slow && 'opacity-50')}
    >
      {failed ? '' : counted || t('counting')}
    </p>
  )
}
