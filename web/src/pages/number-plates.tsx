import { Suspense } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { lazyAsked } from '#web/app/lazy-asked.tsx'
import { lazyPage } from '#web/app/lazy-page.ts'
import { usePageMeta } from '#web/app/page-meta.ts'
import { useStayInPlace } from '#web/app/navigation.ts'
import { plateTabs, type PlateTab } from '#web/entities/plate/plate-address.ts'
import { useCurrentUser } from '#web/entities/user/queries.ts'
import { BrowsePlates } from '#web/features/browse/browse-plates.tsx'
import { usePlateSteps } from '#web/features/plate/use-plate-steps.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { useLasting } from '#web/ui/use-lasting.ts'

const SellPlate = lazyPage(
  async () => (await import('#web/features/sell-plate/sell-plate.tsx')).SellPlate,
  ['plate-form', 'plate-estimate', 'plate-drawing'],
)
// Over a slow connection a press on a plate is seen to do something.
const Opening = () => {
  const { t } = useT()
  return (
    useLasting(true, 300) && (
      <div role="status" className="fixed inset-0 z-50 grid place-items-center bg-black/55 text-white">
        <Spinner className="size-7" />
        <span className="sr-only">{t('loading')}</span>
      </div>
    )
  )
}

// All that an open dialog needs: one that waits for messages is closed by that. Some are of cars, for what is the same of plates.
const PlateDetailsDialog = lazyAsked(
  async () => (await import('#web/features/plate/plate-details-dialog.tsx')).PlateDetailsDialog,
  [
    'plate',
    'plate-estimate',
    'plate-drawing',
    'saved-plates',
    'saved-searches',
    'price',
    'report',
    'listing',
    'cars',
    'availability',
  ],
  <Opening />,
)
const PlateContactDialog = lazyAsked(
  async () => (await import('#web/features/contact/plate-contact-dialog.tsx')).PlateContactDialog,
  ['plate', 'listing', 'lead', 'price-offer', 'viewing', 'saved-searches', 'plate-drawing'],
)
const loadDialogs = () =>
  void Promise.all([PlateDetailsDialog.preload(), PlateContactDialog.preload()]).catch(() => {})

/** `/number-plates` and, with a plate open over the list, `/number-plates/:slug` */
export const NumberPlatesPage = () => {
  const { t } = useT('plates')
  const { slug } = useParams()
  const [tab, changeTab] = useTab()
  useStayInPlace(slug)
  return (
    <div className="page-width pt-2 pb-10 lg:pt-4">
      {!slug && <Meta tab={tab} />}
      <Tabs
        label={t('tabs.label')}
        tabs={plateTabs.map((id) => ({ id, label: t(`tabs.${id}`) }))}
        value={tab}
        onChange={changeTab}
      >
        {tab === 'browse' ? (
          <BrowsePlates onNear={loadDialogs} />
        ) : (
          <>
            <h1 className="text-3xl">{t('sell.title')}</h1>
            <p className="mt-2 mb-6 max-w-prose text-ink-2">{t('sell.text')}</p>
            <Suspense fallback={<div aria-busy className="min-h-dvh" />}>
              <SellPlate />
            </Suspense>
          </>
        )}
      </Tabs>
      {slug && <PlateDialogs slug={slug} />}
    </div>
  )
}

/** The tab that the address names, and how to change it; the filters of the list stay in the address. */
const useTab = (): [PlateTab, (tab: PlateTab) => void] => {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const change = (tab: PlateTab) => {
    const changed = new URLSearchParams(params)
    changed.delete('tab')
    if (tab !== 'browse') changed.set('tab', tab)
    void navigate({ search: changed.toString().replaceAll('%2C', ',') }, { replace: true })
  }
  return [params.get('tab') === 'sell' ? 'sell' : 'browse', change]
}

// Apart, so that the title comes back when a plate that had its own is closed.
const Meta = ({ tab }: { tab: PlateTab }) => {
  const { t } = useT('plates')
  usePageMeta(
    t(tab === 'sell' ? 'sell.title' : 'title'),
    t(tab === 'sell' ? 'sell.description' : 'description'),
  )
  return null
}

/** A plate's details over the list, and over them the ways to its seller. */
const PlateDialogs = ({ slug }: { slug: string }) => {
  const { user, isLoading } = useCurrentUser()
  const { isContact, showsDetails, closeDetails, openContact, closeContact } = usePlateSteps()
  return (
    <>
      <PlateDetailsDialog slug={slug} open={showsDetails} onClose={closeDetails} onContact={openContact} />
      <PlateContactDialog
        slug={slug}
        open={isContact}
        onClose={closeContact}
        user={isLoading ? undefined : user}
      />
    </>
  )
}
