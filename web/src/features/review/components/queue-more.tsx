import { useEffect, useRef, useState } from 'react'
import { useErrorText } from '#web/api/use-error-text.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { useFill, type PagedList } from '#web/features/review/use-fill.ts'

type QueueMoreProps = {
  queue: PagedList
  shown: number
  /** How many there are, where that is known. */
  total?: number
}

/**
 * The way to the next page of a list, and how much of it is loaded; nothing where there is only one. A search that has
 * found little goes on by itself and says so.
 */
export const QueueMore = ({ queue, shown, total }: QueueMoreProps) => {
  const { t } = useT('admin')
  const errorText = useErrorText()
  const count = useRef<HTMLParagraphElement>(null)
  const [asked, setAsked] = useState(false)
  const { isFilling, more } = useFill(queue, shown)
  const rest = shown === 0 ? 'queue.searchOn' : 'queue.more'
  const label = isFilling ? 'queue.searching' : rest
  const isEnd = asked && !queue.hasNextPage
  useEffect(() => {
    // The button has gone with the last page, and the focus with it.
    if (isEnd && document.activeElement === document.body) count.current?.focus()
  }, [isEnd])
  if (!queue.hasNextPage && !asked) return null
  return (
    <div className="mt-8 flex flex-col items-center gap-2">
      {queue.isFetchNextPageError && (
        <p role="alert" className="text-sm text-red">
          {errorText(queue.error)}
        </p>
      )}
      {queue.hasNextPage && (
        <Button
          variant="secondary"
          pending={isFilling}
          onClick={() => {
            setAsked(true)
            more()
          }}
        >
          {t(label)}
        </Button>
      )}
      <p ref={count} tabIndex={-1} role="status" className="text-sm text-ink-3">
        {total === undefined
          ? t('queue.found', { count: shown })
          : t('queue.shown', { shown, total: Math.max(shown, total) })}
      </p>
    </div>
  )
}
