import { useT } from '#web/i18n/use-t.ts'
import { tickStep, useDealChecklist } from '#web/stores/deal-checklist.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { allSteps, stages } from '../steps.ts'

const none: readonly string[] = []

/** What is done for a listing, in the order of the steps. */
export const useDoneSteps = (listingId: string) => {
  const done = useDealChecklist((state) => state.done[listingId] ?? none)
  return allSteps.filter((step) => done.includes(step))
}

/** The steps to tick, stage by stage, and how far one has come. */
export const Checklist = ({ listingId }: { listingId: string }) => {
  const { t } = useT('safe-deal')
  const done = useDoneSteps(listingId)
  const progress = t('progress', { done: done.length, all: allSteps.length })
  return (
    <>
      <div className="mt-3 max-w-md">
        <ProgressBar value={done.length / allSteps.length} label={progress} />
        <p role="status" className="mt-1.5 text-xs text-ink-2 tabular-nums">
          {progress}
        </p>
      </div>
      <div className="mt-5 grid gap-x-10 gap-y-5 xl:grid-cols-2">
        {stages.map(({ stage, steps }) => (
          <fieldset key={stage} data-whole className="min-w-0">
            <legend className="text-sm font-medium text-ink-2">{t(`stage.${stage}`)}</legend>
            {steps.map((step) => (
              <Checkbox
                key={step}
                className="mt-3 [&>label]:items-start"
                checked={done.includes(step)}
                onChange={({ target }) => tickStep(listingId, step, target.checked)}
                label={
                  <span className="flex flex-col">
                    <span className="font-medium">{t(`step.${step}`)}</span>
                    <span className="text-ink-2">{t(`step.${step}Hint`)}</span>
                  </span>
                }
              />
            ))}
          </fieldset>
        ))}
      </div>
    </>
  )
}
