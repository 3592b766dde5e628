import { Suspense } from 'react'
import { lazyPart } from '#web/app/lazy-page.ts'
import { useRecentlyViewed } from '#web/stores/recently-viewed.ts'
import { cx } from '#web/ui/cx.ts'

const RecentStrip = lazyPart(
  async () => (await import('./recent-strip.tsx')).RecentStrip,
  ['recent', 'device'],
)

type RecentCarsProps = { /** The car whose page it is. */ except?: string; className: string }

/** The cars seen before; nothing, and nothing fetched, where there are none. */
export const RecentCars = ({ except, className }: RecentCarsProps) => {
  const ids = useRecentlyViewed().ids.filter((id) => id !== except)
  return (
    ids.length > 0 && (
      <Suspense fallback={<div aria-busy className={cx(className, 'h-108')} />}>
        <RecentStrip ids={ids} className={className} />
      </Suspense>
    )
  )
}
