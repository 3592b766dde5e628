import { Check, CircleAlert } from 'lucide-react'
import { useT } from '#web/i18n/use-t.ts'
import { cx } from '#web/ui/cx.ts'
import type { StepName } from './steps.ts'

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
