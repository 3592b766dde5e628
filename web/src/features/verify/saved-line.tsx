import { useEffect, useState } from 'react'
import { CloudCheck, CloudOff } from 'lucide-react'
import { isUnauthorized } from '#web/api/api-error.ts'
import { useT } from '#web/i18n/use-t.ts'
import { formatDate } from '#web/i18n/format.ts'
import { Button } from '#web/ui/button.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import type { Application } from './use-application.ts'

const minute = 60_000
const hour = 60 * minute

type SavedLineProps = {
  draft: Application['draft']
  /** When the server had it last, in milliseconds; null before there is anything. */
  savedAt: number | null
}

/** Whether the input is saved, and since when. Only problems are announced: a screen reader need not announce every letter. */
export const SavedLine = ({ draft, savedAt }: SavedLineProps) => {
  const { t, language } = useT('verification')
  const common = useT()
  const now = useNow(minute / 2)
  const { saving, hasIssues } = draft
  const hasFailed = saving.phase === 'failed'
  const at = saving.phase === 'saved' ? (saving.at ?? savedAt) : null
  const age = Math.max(0, now - (at ?? now))

  const sentence = () => {
    switch (saving.phase) {
      case 'failed':
        return t(isUnauthorized(saving.error) ? 'saved.signedOut' : 'saved.failed')
      case 'saving':
        return t('saved.saving')
      case 'waiting':
        return t('saved.not')
      case 'saved':
        if (hasIssues) return t('saved.partly')
        if (at === null) return ''
        if (age < minute) return t('saved.now')
        return age < hour
          ? t('saved.minutes', { count: Math.floor(age / minute) })
          : t('saved.at', { when: formatDate(new Date(at).toISOString(), language, { time: true }) })
    }
  }
  const Icon = hasFailed || saving.phase === 'waiting' ? CloudOff : CloudCheck
  const text = sentence()
  return (
    <div className="flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-3">
      <VisuallyHidden>
        <span role="status">{hasFailed ? text : ''}</span>
      </VisuallyHidden>
      {text && (
        <p aria-hidden={hasFailed || undefined} className={hasFailed ? 'min-w-0 flex-1 text-red' : undefined}>
          <Icon aria-hidden className="me-1.5 inline size-3.5" />
          {text}
        </p>
      )}
      {hasFailed && !isUnauthorized(saving.error) && (
        <Button variant="ghost" size="sm" onClick={draft.retry}>
          {common.t('retry')}
        </Button>
      )}
    </div>
  )
}

/** The time in milliseconds, read again every so often (ms): for sentences that say how long ago something was. */
const useNow = (every: number): number => {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every)
    return () => clearInterval(timer)
  }, [every])
  return now
}
