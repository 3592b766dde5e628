import { Suspense, use, useEffect, type ComponentType } from 'react'
import { usable } from '#web/i18n/usable.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { PageParts } from './page-parts.ts'
import type { Wizard } from './use-wizard.ts'
import type { LaterStepProps } from './later-steps.tsx'
import { StepBasics } from './step-basics.tsx'

type Loaded = { LaterStep: ComponentType<LaterStepProps> }

let loading: Promise<Loaded> | undefined

// Not `lazy`: what has come already is drawn at once, without a skeleton between two steps.
const load = (): Promise<Loaded> =>
  (loading ??= usable(
    import('./later-steps.tsx').catch((error: unknown) => {
      loading = undefined
      throw error
    }),
  ))

const Later = (props: LaterStepProps) => {
  const { LaterStep } = use(load())
  return <LaterStep {...props} />
}

type CurrentStepProps = { wizard: Wizard; parts: PageParts; onPreview: () => void }

/** The fields of the step that the seller is at. The first comes with the page, the others while it is filled in. */
export const CurrentStep = ({ wizard, parts, onPreview }: CurrentStepProps) => {
  const { step } = wizard
  useEffect(() => {
    // A connection that is lost later must not keep anybody from going on; one that is lost now is told on the way.
    load().catch(() => undefined)
  }, [])
  if (step === 'basics') return <StepBasics wizard={wizard} parts={parts} />
  return (
    <Suspense fallback={<Skeleton className="h-72 w-full rounded-card" />}>
      <Later step={step} wizard={wizard} parts={parts} onPreview={onPreview} />
    </Suspense>
  )
}
