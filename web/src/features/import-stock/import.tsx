import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router-dom'
import { canPost } from '#shared/rules/user.ts'
import type { FeedView } from '#shared/schemas/stock-feed.ts'
import type { ImportView } from '#shared/schemas/stock-import.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { LoadFailed } from '#web/api/load-failed.tsx'
import { useSetAddress } from '#web/app/use-address.ts'
import { useOwnListings } from '#web/entities/listing/own-listings.ts'
import { ExportButton } from '#web/entities/listing/export-button.tsx'
import { PendingVerification } from '#web/entities/user/posting.tsx'
import { useT } from '#web/i18n/use-t.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useFocusLater } from '#web/ui/use-focus-later.ts'
import { EarlierImports } from './earlier-imports.tsx'
import { FeedPanel } from './feed-panel.tsx'
import { ImportPanel } from './import-panel.tsx'
import { isIdle, useFeed, useImports } from './queries.ts'
import { StartPanel } from './start-panel.tsx'

/** A dealership's stock from a file. A dealership that is not verified yet reads what it can do here later. */
export const Import = ({ user }: { user: CurrentUser }) => {
  const { t } = useT('import')
  if (canPost(user)) return <StockImport />
  return (
    <section className="flex flex-col gap-6">
      <div>
        <h2 className="text-xl">{t('title')}</h2>
        <p className="mt-1.5 max-w-2xl text-ink-2">{t('unverified.text')}</p>
      </div>
      <PendingVerification user={user} />
    </section>
  )
}

// The value of `?import=` for a new import.
const newImport = 'new'

/** The newest import of somebody's own whose file arrived, unless it is finished. What a feed brings stands beside the feed. */
const unfinishedOf = (
  imports: readonly ImportView[] | undefined,
  feed: FeedView | null | undefined,
): string | undefined => {
  // Not known yet, or the newest may be the one that is being fetched.
  if (feed === undefined || feed?.isFetching) return undefined
  const fetched = new Set(feed?.runs.map(({ importId }) => importId))
  const newest = imports?.find(({ id, state }) => state !== 'AWAITING_FILE' && !fetched.has(id))
  const isFinished = !newest || newest.state === 'DONE' || newest.state === 'REFUSED' || isIdle(newest)
  return isFinished ? undefined : newest.id
}

/** The import in `?import=` or the unfinished one, else the start of a new one. */
const StockImport = () => {
  const { t } = useT('import')
  const named = useSearchParams()[0].get('import')
  const setAddress = useSetAddress()
  const [heading, focusHeading] = useFocusLater<HTMLHeadingElement>()
  const { data: imports, error, refetch } = useImports()
  const { data: listings } = useOwnListings()
  const unfinished = unfinishedOf(imports, useFeed().data?.feed)
  const openId = named === newImport ? undefined : (named ?? unfinished)
  const keepOpen = useEffectEvent((id: string) => setAddress({ import: id }))
  useEffect(() => {
    // Once it is in the address it stays open when it finishes.
    if (!named && unfinished) keepOpen(unfinished)
  }, [named, unfinished])
  const show = (id: string) => {
    setAddress({ import: id }, true)
    focusHeading()
  }
  const content = () => {
    if (openId) return <ImportPanel key={openId} id={openId} onAgain={() => show(newImport)} />
    if (!imports && error) return <LoadFailed title={t('list.failed')} error={error} onRetry={refetch} />
    if (!imports)
      return (
        <div aria-busy className="flex flex-col gap-8">
          <Skeleton className="h-48 rounded-card" />
          <Skeleton className="h-48 rounded-card" />
        </div>
      )
    return (
      <>
        <StartPanel onSent={show} />
        <FeedPanel imports={imports} onOpen={show} />
        <EarlierImports imports={imports} onOpen={show} />
      </>
    )
  }
  return (
    <section className="flex flex-col gap-8">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div>
          <h2 ref={heading} tabIndex={-1} className="text-xl">
            {t('title')}
          </h2>
          <p className="mt-1.5 text-ink-2">{t('lead')}</p>
        </div>
        {/* The exported stock is the shortest way to a file that changes it. */}
        {listings && listings.length > 0 && !openId && <ExportButton />}
      </div>
      {content()}
    </section>
  )
}
