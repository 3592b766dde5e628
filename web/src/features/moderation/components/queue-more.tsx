import { useEffect, useRef, useState } from 'react'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { useErrorText } from '#web/api/use-error-text.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'

type QueueMoreProps = {
  queue: Pick<
    UseInfiniteQueryResult,
    'hasNextPage' | 'isFetchNextPageError' | 'isFetchingNextPage' | 'error' | 'fetchNextPage'
  >
  shown: number
  total: number
}

/** The way to the next page of a queue, and how much of it is loaded; nothing where there is only one. */
export const QueueMore = ({ queue, shown, total }: QueueMoreProps) => {
  const { t } = useT('admin')
  const errorText = useErrorText()
  const count = useRef<HTMLParagraphElement>(null)
  const [asked, setAsked] = useState(false)
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
          pending={queue.isFetchingNextPage}
          onClick={() => {
            setAsked(true)
            void queue.fetchNextPage()
          }}
        >
          {t('queue.more')}
        </Button>
      )}
      <p ref={count} tabIndex={-1} className="text-sm text-ink-3">
        {t('queue.shown', { shown, total })}
      </p>
    </div>
  )
}
