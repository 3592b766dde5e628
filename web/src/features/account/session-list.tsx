import type { SessionView } from '#shared/schemas/session.ts'
import { LoadFailed } from '#web/api/load-failed.tsx'
import { useErrorText } from '#web/api/use-error-text.ts'
import { useEndSessions } from '#web/entities/user/mutations.ts'
import { useSessions } from '#web/entities/user/queries.ts'
import { formatDate } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** Where the user is signed in, and how to end that, one device or all others. */
export const SessionList = () => {
  const { t } = useT('profile')
  const errorText = useErrorText()
  const { data: sessions, error, refetch } = useSessions()
  const { mutate, isPending, variables = [] } = useEndSessions()
  if (!sessions && error)
    return <LoadFailed title={t('sessions.loadFailed')} error={error} onRetry={refetch} />
  if (!sessions) return <Skeleton className="mb-5 h-24 w-full" />
  const others = sessions.filter(({ isCurrent }) => !isCurrent).map(({ id }) => id)
  const end = (ids: readonly string[], done: string) =>
    mutate(ids, {
      onSuccess: () => showToast({ title: done, tone: 'success' }),
      onError: (failure) =>
        showToast({ title: t('sessions.failed'), description: errorText(failure), tone: 'danger' }),
    })
  return (
    <>
      <ul className="mb-5 flex flex-col divide-y divide-line">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            pending={isPending && variables.length === 1 && variables[0] === session.id}
            onEnd={() => end([session.id], t('sessions.ended'))}
          />
        ))}
      </ul>
      {others.length > 1 && (
        <Button
          variant="secondary"
          className="me-3 mb-3"
          pending={isPending && variables.length > 1}
          onClick={() => end(others, t('sessions.endedOthers'))}
        >
          {t('sessions.endOthers')}
        </Button>
      )}
    </>
  )
}

type SessionRowProps = { session: SessionView; pending: boolean; onEnd: () => void }

const SessionRow = ({ session, pending, onEnd }: SessionRowProps) => {
  const { t, language } = useT('profile')
  const { browser, system, lastUsedAt, isCurrent } = session
  const device =
    browser && system
      ? t('sessions.device', { browser, system })
      : (browser ?? system ?? t('sessions.unknownDevice'))
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="text-sm font-medium break-words">{device}</p>
        <p className="text-xs text-ink-3">
          <time dateTime={lastUsedAt}>
            {t('sessions.used', { date: formatDate(lastUsedAt, language, { time: true }) })}
          </time>
        </p>
      </div>
      {isCurrent ? (
        <Badge tone="green">{t('sessions.this')}</Badge>
      ) : (
        <Button
          variant="ghost"
          size="sm"
          pending={pending}
          aria-label={t('sessions.endOne', { device })}
          onClick={onEnd}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  )
}
