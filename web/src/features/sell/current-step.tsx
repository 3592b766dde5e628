import { Suspense, use, useEffect } from 'react'
import { isDealershipSeller } from '#shared/rules/user.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { usable } from '#web/i18n/usable.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { LaterStepProps } from './later-steps.tsx'
import { StepBasics } from './step-basics.tsx'
import type { Wizard } from './use-wizard.ts'

type LaterSteps = typeof import('./later-steps.tsx')

let loading: Promise<LaterSteps> | undefined

// Not `lazy`: a step that has been loaded already is drawn at once, without a skeleton between two steps.
const loadLater = (): Promise<LaterSteps> =>
  (loading ??= usable(
    import('./later-steps.tsx').catch((error: unknown) => {
      loading = undefined
      throw error
    }),
  ))

type CurrentStepProps = { wizard: Wizard; seller: CurrentUser; onPreview: () => void }

/** The fields of the step that the seller is at. The first comes with the page, the others while it is filled in. */
export const CurrentStep = ({ wizard, seller, onPreview }: CurrentStepProps) => {
  const { step, answers, saved, errorOf, dispatch } = wizard
  useEffect(() => {
    // A connection that is lost later must not keep anybody from going on; one that is lost now shows on the way.
    loadLater().catch(() => undefined)
  }, [])
  if (step === 'basics')
    return (
      <StepBasics
        answers={answers}
        onChange={(patch) => dispatch({ type: 'answered', patch })}
        errorOf={errorOf}
        hasStockNumber={isDealershipSeller(seller)}
        listingId={saved?.id}
      />
    )
  return (
    <Suspense fallback={<Skeleton className="h-72 w-full rounded-card" />}>
      <Later step={step} wizard={wizard} seller={seller} onPreview={onPreview} />
    </Suspense>
  )
}

const Later = (props: LaterStepProps) => {
  const { LaterStep } = use(loadLater())
  return <LaterStep {...props} />
}
