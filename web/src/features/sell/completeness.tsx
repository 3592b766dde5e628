import { ArrowRight, CircleCheck } from 'lucide-react'
import { completenessOf, type CompletenessGap } from '#shared/rules/completeness.ts'
import { readyUrls, type Upload } from '#web/entities/upload/queue.ts'
import { formatNumber, formatPercent } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { cx } from '#web/ui/cx.ts'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { changesOf, type Answers } from './answers.ts'
import { problemOf, requiredAnswers, stepOfField, type Field, type StepName } from './steps.ts'

/** The field that fills each gap. */
const fieldOfGap: Record<CompletenessGap, Field> = {
  photos: 'images',
  morePhotos: 'images',
  description: 'description',
  features: 'features',
  variant: 'variant',
  engineSize: 'engineSize',
  evidence: 'owners',
}

type CompletenessProps = {
  answers: Answers
  photos: readonly Upload[]
  onGo: (step: StepName, field: Field) => void
  className?: string
}

/** How complete the listing is, and what each missing thing would add, with the way to it. */
export const Completeness = ({ answers, photos, onGo, className }: CompletenessProps) => {
  const { t, language } = useT('guidance')
  const { variant, engineSize, description, features } = answers
  const answered = requiredAnswers.filter((name) => problemOf(answers, name) === undefined).length
  const { score, gaps } = completenessOf(
    {
      // Evidence is scored as it would be sent.
      ...changesOf(answers),
      variant: variant.trim(),
      engineSize: engineSize.trim(),
      description,
      features: [...features],
      images: readyUrls(photos),
    },
    answered / requiredAnswers.length,
  )
  // With no photo at all, the first one comes before six.
  const missing = gaps.filter(
    ({ gap }) => gap !== 'morePhotos' || gaps.every((other) => other.gap !== 'photos'),
  )
  return (
    <section
      aria-labelledby="sell-complete"
      className={cx('rounded-card border border-line bg-card p-4', className)}
    >
      <div className="mb-2 flex items-baseline justify-between gap-4">
        <h3 id="sell-complete" className="text-sm font-medium tracking-normal">
          {t('complete.title')}
        </h3>
        <bdi className="text-lg font-semibold tabular-nums">{formatPercent(score / 100, language)}</bdi>
      </div>
      <ProgressBar value={score / 100} label={t('complete.title')} />
      {missing.length === 0 ? (
        <p className="mt-3 flex items-center gap-2 text-sm text-green">
          <CircleCheck aria-hidden className="size-4.5 shrink-0" />
          {t('complete.done')}
        </p>
      ) : (
        <ul className="mt-2 flex flex-col">
          {missing.map(({ gap, points }) => (
            <li key={gap}>
              <button
                type="button"
                onClick={() => onGo(stepOfField(fieldOfGap[gap]), fieldOfGap[gap])}
                className="flex min-h-11 w-full items-center gap-3 text-start text-sm text-ink-2 hover:text-ink"
              >
                <span className="min-w-0 flex-1">{t(`gap.${gap}`)}</span>
                <bdi className="text-xs whitespace-nowrap text-ink-3 tabular-nums">
                  {t('complete.adds', { points: formatNumber(points, language) })}
                </bdi>
                <ArrowRight aria-hidden className="mirrored size-4 shrink-0" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
