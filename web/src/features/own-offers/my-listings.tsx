import { Suspense, useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { canPost, isDealershipSeller } from '#shared/rules/user.ts'
import type { StockCar } from '#shared/schemas/stock.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { LoadFailed } from '#web/api/load-failed.tsx'
import { lazyPart } from '#web/app/lazy-page.ts'
import { ComingViewings } from '#web/entities/lead/coming-viewings.tsx'
import { useSellerSummary, useUnreadLeads } from '#web/entities/lead/queries.ts'
import { useOwnListings, useStock } from '#web/entities/listing/own-listings.ts'
import { useRights } from '#web/entities/team/use-rights.ts'
import { PendingVerification, PostButton } from '#web/entities/user/posting.tsx'
import { useT } from '#web/i18n/use-t.ts'
import { useIsDesktop } from '#web/ui/use-media.ts'
import { Tabs } from '#web/ui/tabs.tsx'
import { CarList } from './car-list.tsx'
import { listId, offerKinds } from './inventory-query.ts'
import { ListingStats } from './listing-stats.tsx'
import { SellPlateLink } from './offer-list.tsx'
import type { RenderPlateEditor } from './plate-list.tsx'
import { UnfinishedCars } from './unfinished-cars.tsx'
import { RecentLeads } from './recent-leads.tsx'

// Most sellers have cars alone.
const PlateList = lazyPart<{ user: CurrentUser; renderEditor: RenderPlateEditor }>(
  async () => (await import('./plate-list.tsx')).PlateList,
  ['own-plates', 'plate-form', 'rejection'],
)

// Only dealerships on a screen that is wide enough have the table.
const StockWorkbench = lazyPart<{
  user: CurrentUser
  cars: readonly StockCar[]
  onPrint: (cars: readonly StockCar[]) => void
}>(async () => (await import('./stock-workbench.tsx')).StockWorkbench, ['stock'])

type MyListingsProps = {
  user: CurrentUser
  title: string
  renderPlateEditor: RenderPlateEditor
  /** The window cards of these cars, in the place of the list. */
  renderWindowCards: (slugs: readonly string[], onClose: () => void) => ReactNode
}

/** Everything that a seller offers, with its numbers above and the recent leads below (spec 9). */
export const MyListings = ({ user, title, renderPlateEditor, renderWindowCards }: MyListingsProps) => {
  const { t } = useT('inventory')
  const [kind, show] = useOfferKind()
  const dealership = isDealershipSeller(user)
  const { canEdit } = useRights(user)
  const isTable = useIsDesktop() && dealership
  const { data: own } = useOwnListings(!isTable)
  const stock = useStock(isTable)
  const listings = isTable ? stock.data : own
  const { data: summary, isError } = useSellerSummary()
  const { data: leadsReceived } = useUnreadLeads('seller')
  const [printed, setPrinted] = useState<readonly string[]>()
  if (printed) return renderWindowCards(printed, () => setPrinted(undefined))
  const leads = summary && {
    total: summary.leads.total,
    fresh: summary.leads.NEW,
    due: summary.leads.due ?? 0,
  }
  return (
    <div className="flex flex-col gap-4">
      {!canPost(user) && <PendingVerification user={user} />}
      <ListingStats
        listings={listings}
        leads={isError ? null : leads}
        plates={isError ? null : summary?.plates}
        dealership={dealership}
      />
      <section aria-labelledby={listId} className="flex flex-col gap-2">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id={listId} className="scroll-mt-24 text-xl">
            {title}
          </h2>
          {(canEdit || !canPost(user)) &&
            (kind === 'plates' && canPost(user) ? <SellPlateLink /> : <PostButton user={user} />)}
        </div>
        <Tabs
          label={t('kinds')}
          value={kind}
          onChange={show}
          tabs={offerKinds.map((id) => ({ id, label: t(id) }))}
        >
          {kind === 'cars' ? (
            <>
              {(canEdit || !canPost(user)) && <UnfinishedCars withEdits={isTable} />}
              <Cars
                user={user}
                stock={isTable ? stock : null}
                onPrint={(cars) => setPrinted(cars.flatMap(({ slug }) => slug ?? []))}
              />
            </>
          ) : (
            <Suspense fallback={<div aria-busy className="min-h-96" />}>
              <PlateList user={user} renderEditor={renderPlateEditor} />
            </Suspense>
          )}
        </Tabs>
      </section>
      {/* Below the stock, whose first car belongs on the first screen. */}
      <ComingViewings leads={leadsReceived} />
      {dealership && <RecentLeads />}
    </div>
  )
}

type CarsProps = {
  user: CurrentUser
  /** Null where cards are shown. */
  stock: ReturnType<typeof useStock> | null
  onPrint: (cars: readonly StockCar[]) => void
}

/** A dealership's table; cards for private sellers and on phones, and while there is nothing to put into a table. */
const Cars = ({ user, stock, onPrint }: CarsProps) => {
  const { t } = useT('dashboard')
  const inventory = useT('inventory')
  if (!stock || stock.data?.length === 0) return <CarList user={user} />
  const { data: cars, error, refetch, loaded } = stock
  if (!cars && error) return <LoadFailed title={t('failed')} error={error} onRetry={refetch} />
  const waiting = (
    <div aria-busy className="min-h-96">
      {loaded > 0 && (
        <p role="status" className="text-sm text-ink-2">
          {inventory.t('loading', { count: loaded })}
        </p>
      )}
    </div>
  )
  if (!cars) return waiting
  return (
    <Suspense fallback={waiting}>
      <StockWorkbench user={user} cars={cars} onPrint={onPrint} />
    </Suspense>
  )
}

type OfferKind = (typeof offerKinds)[number]

/** Cars or plates, kept in `?view=`; cars by default. */
const useOfferKind = (): [OfferKind, (kind: OfferKind) => void] => {
  const [address, setAddress] = useSearchParams()
  const kind = offerKinds.find((known) => known === address.get('view')) ?? 'cars'
  const tab = address.get('tab')
  // Filters of one kind mean nothing to the other.
  const show = (next: OfferKind) =>
    setAddress({ ...(tab && { tab }), ...(next !== 'cars' && { view: next }) }, { replace: true })
  return [kind, show]
}
