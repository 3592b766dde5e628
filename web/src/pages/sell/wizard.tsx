import { Suspense, type ComponentProps } from 'react'
import { lazyPage } from '#web/app/lazy-page.ts'
import { useMakesModels } from '#web/entities/catalogue/queries.ts'
import { SellWizard } from '#web/features/sell/sell-wizard.tsx'
import type { PageParts } from '#web/features/sell/page-parts.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

const Guidance = lazyPage(async () => (await import('./guidance.tsx')).Guidance, ['guidance', 'price'])
const Preview = lazyPage(
  async () => (await import('./preview.tsx')).Preview,
  ['guidance', 'listing', 'cars', 'vehicle', 'lead'],
)
const Rejection = lazyPage<ComponentProps<PageParts['Rejection']>>(
  async () => (await import('./wizard-rejection.tsx')).WizardRejection,
  ['rejection'],
)

const QuietGuidance = (props: ComponentProps<PageParts['Guidance']>) => (
  <Suspense fallback={<Skeleton className="h-11 w-full rounded-control" />}>
    <Guidance {...props} />
  </Suspense>
)

/** The wizard with what it takes from other features; the catalogue is fetched for those who may sell. */
export const Wizard = (props: Omit<ComponentProps<typeof SellWizard>, 'parts'>) => (
  <SellWizard
    {...props}
    parts={{ catalogue: useMakesModels(), Guidance: QuietGuidance, Preview, Rejection }}
  />
)
