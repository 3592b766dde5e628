import { formatNumber } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'

const steps = ['how.search', 'how.connect', 'how.drive'] as const

/** Three steps, on a band of their own. */
export const HowItWorks = () => {
  const { t, language } = useT('further')
  return (
    <section className="bg-sand py-14 lg:py-20">
      <div className="page-width grid gap-10 lg:grid-cols-[1fr_2fr]">
        <h2 className="text-2xl lg:text-3xl">{t('how.title')}</h2>
        <ol className="grid gap-x-8 gap-y-8 sm:grid-cols-3">
          {steps.map((key, index) => (
            <li key={key}>
              <span aria-hidden className="text-4xl font-semibold text-maroon tabular-nums">
                {formatNumber(index + 1, language)}
              </span>
              <h3 className="mt-3 text-lg">{t(key)}</h3>
              <p className="mt-1.5 text-sm text-ink-2">{t(`${key}Text`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
