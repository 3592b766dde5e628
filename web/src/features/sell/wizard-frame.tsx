import type { ReactNode } from 'react'
import { ArrowLeft, ArrowRight, Check, CircleAlert } from 'lucide-react'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useRootMark } from '#web/ui/use-root-mark.ts'
import type { StepName } from './steps.ts'
import type { Wizard } from './use-wizard.ts'
import type { SaveIntent } from './wizard-machine.ts'

type WizardFrameProps = { top: ReactNode; aside: ReactNode; children: ReactNode }

/** The layout of the wizard: progress above, the step in a panel, the preview beside it where there is room. */
export const WizardFrame = ({ top, aside, children }: WizardFrameProps) => (
  <div className="grid items-start gap-x-14 gap-y-6 lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_23rem]">
    <div className="lg:col-span-2">{top}</div>
    <div className="min-w-0 sm:rounded-panel sm:border sm:border-line sm:bg-card sm:px-8 sm:pt-8">
      {children}
    </div>
    {aside}
  </div>
)

/** The preview beside the steps that is still to come, where there is room. */
export const AsideSkeleton = () => (
  <Skeleton className="mt-8 hidden aspect-[4/5] w-full rounded-card lg:block" />
)

const segments = ['a', 'b', 'c', 'd', 'e']
const fields = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

/** The wizard while the seller or the listing is being fetched, of the same geometry. */
export const WizardSkeleton = () => {
  const { t } = useT()
  return (
    <div aria-busy>
      <span className="sr-only">{t('loading')}</span>
      <WizardFrame
        top={
          <div className="flex min-h-11 items-center gap-1.5 sm:min-h-13 sm:gap-3">
            {segments.map((key) => (
              <Skeleton key={key} className="h-1.5 flex-1 rounded-full" />
            ))}
          </div>
        }
        aside={<AsideSkeleton />}
      >
        <Skeleton className="h-8 w-48" />
        <Skeleton className="mt-3 h-5 w-72 max-w-full" />
        <div className="mt-7 grid gap-5 sm:grid-cols-2">
          {fields.map((key) => (
            <div key={key} className="flex flex-col gap-1.5">
              <Skeleton className="h-5 w-24" />
              <Skeleton className="h-12 w-full rounded-control" />
            </div>
          ))}
        </div>
        <Skeleton className="mt-10 mb-8 h-11 w-full rounded-control" />
      </WizardFrame>
    </div>
  )
}

type StepsBarProps = {
  steps: readonly StepName[]
  step: StepName
  /** The steps in which the reviewer asked for changes. */
  marked: ReadonlySet<StepName>
  /** The steps that are not done, though the seller has passed them. */
  unfinished: ReadonlySet<StepName>
  onGo: (step: StepName) => void
}

/** How far the seller has come, and the way to any step; each segment is a button. */
export const StepsBar = ({ steps, step, marked, unfinished, onGo }: StepsBarProps) => {
  const { t } = useT('sell')
  const at = steps.indexOf(step)
  return (
    <nav aria-label={t('steps.label')}>
      <ol className="flex gap-1.5 sm:gap-3">
        {steps.map((name, index) => (
          <li key={name} className="min-w-0 flex-1">
            <button
              type="button"
              aria-current={index === at ? 'step' : undefined}
              onClick={() => onGo(name)}
              className="group flex min-h-11 w-full flex-col justify-center gap-2 text-start sm:min-h-13"
            >
              <span
                className={cx(
                  'h-1.5 w-full rounded-full transition-colors forced-colors:border',
                  index <= at ? 'bg-brand forced-colors:bg-[Highlight]' : 'bg-sand-2 group-hover:bg-edge/60',
                )}
              />
              {marked.size > 0 && (
                <span aria-hidden className="h-4 sm:hidden">
                  {marked.has(name) && <CircleAlert className="size-4 text-red" />}
                </span>
              )}
              <span
                className={cx(
                  'flex items-center gap-1.5 text-xs whitespace-nowrap max-sm:sr-only sm:text-sm',
                  index === at ? 'font-medium text-ink' : 'text-ink-3 group-hover:text-ink',
                )}
              >
                {t(`step.${name}`)}
                {marked.has(name) && (
                  <>
                    <CircleAlert aria-hidden className="size-4 text-red max-sm:hidden" />
                    <span className="sr-only">({t('steps.asked')})</span>
                  </>
                )}
                {index < at && !marked.has(name) && !unfinished.has(name) && (
                  <>
                    <Check aria-hidden className="size-4 text-green" />
                    <span className="sr-only">({t('steps.done')})</span>
                  </>
                )}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}

type Blocked = { text: string; step?: StepName }

/** Why the listing cannot be submitted yet, and the step where that can be changed. */
export const useBlocked = ({ isUploading, steps, failedSteps }: Wizard): Blocked | undefined => {
  const { t } = useT('sell')
  if (isUploading) return { text: t('action.uploading') }
  const step = steps.find((name) => failedSteps.has(name))
  return step && { text: t('action.failedFiles', { step: t(`step.${step}`) }), step }
}

type BottomBarProps = {
  /** Absent at the first step. */
  previous: StepName | undefined
  /** The label of the last button at the last step; undefined before it, where it goes on. */
  submitLabel: string | undefined
  pending: SaveIntent | undefined
  blocked: Blocked | undefined
  onGo: (step: StepName) => void
  onPrevious: (step: StepName) => void
  onDraft: () => void
  /** Saves the changes of a public car at this step; undefined where the last button does, or there is no such car. */
  onSaveChanges: (() => void) | undefined
}

const BlockedLine = ({ text, step, onGo }: Blocked & Pick<BottomBarProps, 'onGo'>) =>
  step ? (
    <button
      type="button"
      onClick={() => onGo(step)}
      className="mb-2 min-h-6 text-start text-xs text-maroon underline underline-offset-4"
    >
      {text}
    </button>
  ) : (
    <p className="mb-2 text-xs text-ink-2">{text}</p>
  )

/** Back, save as draft, onward: under the thumb on a phone, always in sight. The last button submits the form around it. */
export const BottomBar = ({ previous, submitLabel, pending, blocked, ...on }: BottomBarProps) => {
  const { t } = useT('sell')
  const common = useT()
  useRootMark('hasPageBar')
  return (
    <div
      data-page-bar
      className="sticky bottom-0 z-20 short:static -mx-4 mt-8 border-t border-line bg-paper/95 px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] backdrop-blur-md sm:-mx-8 sm:rounded-b-panel sm:bg-card/95 sm:px-8 sm:py-4"
    >
      {blocked && <BlockedLine {...blocked} onGo={on.onGo} />}
      <div className="flex items-center gap-2 sm:gap-3">
        {previous && (
          <>
            <IconButton
              label={t('action.previous')}
              icon={<ArrowLeft className="mirrored size-5" />}
              className="-ms-2 sm:hidden"
              onClick={() => on.onPrevious(previous)}
            />
            <Button variant="ghost" className="-ms-3 max-sm:hidden" onClick={() => on.onPrevious(previous)}>
              <ArrowLeft aria-hidden className="mirrored size-4.5" />
              {t('action.previous')}
            </Button>
          </>
        )}
        <Button
          variant="secondary"
          className="ms-auto max-sm:px-2"
          pending={pending === 'draft' || (pending === 'submit' && on.onSaveChanges !== undefined)}
          onClick={on.onSaveChanges ?? on.onDraft}
        >
          {t(on.onSaveChanges ? 'action.saveChanges' : 'action.draft')}
        </Button>
        <Button
          type="submit"
          className="max-sm:flex-1 max-sm:px-2"
          pending={pending === 'submit' && !on.onSaveChanges}
          disabledReason={blocked?.text}
        >
          {submitLabel ?? common.t('next')}
          {submitLabel === undefined && <ArrowRight aria-hidden className="mirrored size-4.5" />}
        </Button>
      </div>
    </div>
  )
}
