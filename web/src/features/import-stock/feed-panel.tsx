import { useEffect, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import type { FeedView } from '#shared/schemas/stock-feed.ts'
import type { ImportView } from '#shared/schemas/stock-import.ts'
import { LoadFailed } from '#web/api/load-failed.tsx'
import { useErrorText } from '#web/api/use-error-text.ts'
import { formatDate } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useFocusLater } from '#web/ui/use-focus-later.ts'
import { FeedForm } from './feed-form.tsx'
import { FeedRuns } from './feed-runs.tsx'
import { importsQuery, useDeleteFeed, useFeed, useFetchFeed, useSetFeed } from './queries.ts'

type FeedPanelProps = { imports: readonly ImportView[]; onOpen: (id: string) => void }

/** The address from which the stock is fetched every night: set up, looked at, fetched from now, changed, turned off, removed. */
export const FeedPanel = ({ imports, onOpen }: FeedPanelProps) => {
  const { t } = useT('import')
  const [editing, setEditing] = useState(false)
  const [heading, focusHeading] = useFocusLater<HTMLHeadingElement>()
  /** The pressed button goes with what it stands in. */
  const edit = (isEdit: boolean) => () => {
    setEditing(isEdit)
    focusHeading()
  }
  const { data, error, refetch } = useFeed()
  const client = useQueryClient()
  const newest = data?.feed?.runs[0]?.at
  useEffect(() => {
    // A new fetch is among the imports too.
    if (newest) void client.invalidateQueries(importsQuery)
  }, [client, newest])
  const content = () => {
    if (!data && error) return <LoadFailed title={t('feed.failed')} error={error} onRetry={refetch} />
    if (!data) return <Skeleton className="h-12 w-1/2" />
    if (editing) return <FeedForm feed={data.feed} onDone={edit(false)} />
    if (!data.feed)
      return (
        <Button variant="secondary" className="self-start" onClick={edit(true)}>
          {t('feed.setUp')}
        </Button>
      )
    return <Feed feed={data.feed} imports={imports} onOpen={onOpen} onChange={edit(true)} />
  }
  return (
    <Card flat className="p-4 sm:p-6">
      <section aria-label={t('feed.title')} className="flex flex-col gap-5">
        <div>
          <h3 ref={heading} tabIndex={-1} className="text-lg">
            {t('feed.title')}
          </h3>
          <p className="mt-1 max-w-2xl text-sm text-pretty text-ink-2">{t('feed.lead')}</p>
        </div>
        {content()}
      </section>
    </Card>
  )
}

const tones: Record<FeedView['state'], BadgeTone> = { ON: 'green', OFF: 'neutral', STOPPED: 'red' }

type FeedProps = FeedPanelProps & { feed: FeedView; onChange: () => void }

const Feed = ({ feed, imports, onOpen, onChange }: FeedProps) => {
  const { t, language } = useT('import')
  const { state, nextAt, isFetching } = feed
  return (
    <>
      <div className="flex flex-col gap-1 text-sm">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <bdi dir="ltr" className="text-base font-medium break-all">
            {feed.address}
          </bdi>
          <Badge tone={tones[state]}>{t(`feed.state.${state}`)}</Badge>
        </p>
        <p className="text-ink-2">
          {t(`mode.${feed.mode}`)} · {t('feed.gone')}: {t(`feed.gone.${feed.gone}`)}
        </p>
        <p role="status" className="text-ink-2">
          {isFetching
            ? t('feed.fetching')
            : nextAt && t('feed.next', { time: formatDate(nextAt, language, { time: true }) })}
        </p>
      </div>
      {state === 'STOPPED' && (
        <Notice tone="red" title={t('feed.state.STOPPED')}>
          <p>{t('feed.stopped', { count: feed.failures })}</p>
        </Notice>
      )}
      <FeedActions feed={feed} onChange={onChange} />
      <FeedRuns runs={feed.runs} imports={imports} onOpen={onOpen} />
    </>
  )
}

const FeedActions = ({ feed, onChange }: Pick<FeedProps, 'feed' | 'onChange'>) => {
  const { t } = useT('import')
  const errorText = useErrorText()
  const fetching = useFetchFeed()
  const setting = useSetFeed()
  const removing = useDeleteFeed()
  const [asking, setAsking] = useState(false)
  const isOn = feed.state === 'ON'
  const turn = () => setting.mutate({ mode: feed.mode, gone: feed.gone, isOn: !isOn })
  const error = setting.error ?? removing.error
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-2.5">
        {isOn && (
          <Button pending={fetching.isPending || feed.isFetching} onClick={() => fetching.mutate()}>
            <RefreshCw aria-hidden className="size-4.5" />
            {t('feed.now')}
          </Button>
        )}
        <Button variant={isOn ? 'secondary' : 'primary'} pending={setting.isPending} onClick={turn}>
          {t(isOn ? 'feed.turnOff' : 'feed.turnOn')}
        </Button>
        <Button variant="secondary" onClick={onChange}>
          {t('feed.change')}
        </Button>
        <Button variant="secondary" onClick={() => setAsking(true)}>
          {t('feed.remove')}
        </Button>
      </div>
      <FormFailure
        title={t('feed.nowFailed')}
        text={fetching.error ? errorText(fetching.error) : undefined}
      />
      <FormFailure title={t('feed.saveFailed')} text={error ? errorText(error) : undefined} />
      <ConfirmDialog
        open={asking}
        title={t('feed.removeTitle')}
        confirm={t('feed.remove')}
        isDanger
        pending={removing.isPending}
        onConfirm={() => removing.mutate(undefined, { onSettled: () => setAsking(false) })}
        onClose={() => setAsking(false)}
      >
        <p>{t('feed.removeText')}</p>
      </ConfirmDialog>
    </div>
  )
}
