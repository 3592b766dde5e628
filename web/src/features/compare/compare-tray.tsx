import { Suspense } from 'react'
import { lazyPart } from '#web/app/lazy-page.ts'
import { useCompared } from '#web/stores/compared.ts'

const Tray = lazyPart(async () => (await import('./tray.tsx')).Tray, ['compare', 'cars'])

/** The cars put aside to compare, from the first on. It sticks to the lower edge, `--tray-bottom` above and `--tray-sides` away from what else a page keeps there. */
export const CompareTray = () =>
  useCompared(({ ids }) => ids.length > 0) && (
    <Suspense>
      <Tray />
    </Suspense>
  )
