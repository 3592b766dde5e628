import { formatNumber } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'

const steps = ['how.search', 'how.connect', 'how.drive'] as const

/** Three steps, on a band of their own. */
export const HowItWorks = () => {
  const { t, language } = useT('further')
  return (
    <section className="bg-sand py-10 lg:py-20">
      <div className="page-width grid gap-6 lg:gap-10 lg:grid-cols-[1fr_2fr]">
        <h2 className="text-2xl lg:text-3xl">{t('how.title')}</h2>
        <ol className="grid gap-x-8 gap-y-6 sm:grid-cols-3">
          {steps.map((key, index) => (
            <li key={key} className="flex gap-4 sm:flex-col">
              <span aria-hidden className="w-7 text-4xl leading-none font-semibold text-maroon tabular-nums">
                {formatNumber(index + 1, language)}
              </span>
              <div>
                <h3 className="text-lg">{t(key)}</h3>
                <p className="mt-1 text-sm text-ink-2">{t(`${key}Text`)}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
