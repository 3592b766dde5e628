import { CircleAlert } from 'lucide-react'
import { useT } from '#web/i18n/use-t.ts'
import { fieldsByStep, type Field, fieldId } from './steps.ts'
import type { Wizard } from './use-wizard.ts'
/** What is still wrong in the present step, each with the way to it. Nothing before the seller tried to go on. */
export const ProblemList = ({ wizard }: { wizard: Wizard }) => {
  const { t } = useT('sell')
  const { tried, refused, asked, step } = wizard
  if (!tried.has(step) && Object.keys(refused).length === 0 && asked.size === 0) return null
  const fields: readonly Field[] = fieldsByStep[step]
  const wrong = fields.filter((field) => wizard.errorOf(field) !== undefined)
  if (wrong.length === 0) return null
  return (
    <section aria-labelledby="sell-problems" className="rounded-card bg-red-tint p-4 text-sm">
      <h3 id="sell-problems" className="flex items-center gap-2 text-sm font-medium tracking-normal text-red">
        <CircleAlert aria-hidden className="size-4.5 shrink-0" />
        {t('summary.title', { count: wrong.length })}
      </h3>
      <ul className="mt-1 flex flex-wrap gap-x-4 ps-6.5">
        {wrong.map((field) => (
          <li key={field}>
            <button
              type="button"
              className="min-h-9 text-ink underline decoration-edge underline-offset-4 hover:decoration-ink"
              onClick={() => document.getElementById(fieldId(field))?.focus()}
            >
              {t(`field.${field}`)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
