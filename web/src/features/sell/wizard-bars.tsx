import { ArrowLeft, ArrowRight, Check, CircleAlert } from 'lucide-react'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { StepName } from './steps.ts'
import type { SaveIntent } from './wizard-machine.ts'

type StepsBarProps = {
  steps: readonly StepName[]
  step: StepName
  /** The steps in which the reviewer asked for changes. */
  marked: ReadonlySet<StepName>
  onGo: (step: StepName) => void
}

/** How far the seller has come, and the way to any step; each segment is a button. */
export const StepsBar = ({ steps, step, marked, onGo }: StepsBarProps) => {
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
                {index < at && !marked.has(name) && (
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

type BottomBarProps = {
  /** Absent at the first step. */
  previous: StepName | undefined
  /** What the last button says at the last step; undefined before it, where it goes on. */
  submitLabel: string | undefined
  pending: SaveIntent | undefined
  /** Why the listing cannot be submitted yet. */
  blocked: string | undefined
  onPrevious: (step: StepName) => void
  onDraft: () => void
}

/** Back, save as draft, onward: under the thumb on a phone, always in sight. The last button submits the form around it. */
export const BottomBar = ({ previous, submitLabel, pending, blocked, ...on }: BottomBarProps) => {
  const { t } = useT('sell')
  const common = useT()
  return (
    <div className="sticky bottom-0 z-20 -mx-4 mt-8 border-t border-line bg-paper/95 px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] backdrop-blur-md sm:-mx-8 sm:rounded-b-panel sm:bg-card/95 sm:px-8 sm:py-4">
      {blocked && <p className="mb-2 text-xs text-ink-2">{blocked}</p>}
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
          pending={pending === 'draft'}
          onClick={on.onDraft}
        >
          {t('action.draft')}
        </Button>
        <Button
          type="submit"
          className="max-sm:flex-1 max-sm:px-2"
          pending={pending === 'submit'}
          disabledReason={blocked}
        >
          {submitLabel ?? common.t('next')}
          {submitLabel === undefined && <ArrowRight aria-hidden className="mirrored size-4.5" />}
        </Button>
      </div>
    </div>
  )
}
