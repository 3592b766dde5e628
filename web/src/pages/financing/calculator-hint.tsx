import { Calculator } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '#web/app/paths.ts'
import { useT } from '#web/i18n/use-t.ts'
import { buttonClass } from '#web/ui/button-class.ts'

/** From the terms to a figure of one's own: the calculator on every car's page. */
export const CalculatorHint = () => {
  const { t } = useT('financing')
  return (
    <section className="page-width">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4 rounded-panel border border-line bg-card p-6">
        <Calculator aria-hidden className="size-7 stroke-[1.25] text-maroon" />
        <div className="min-w-56 flex-1">
          <h2 className="text-lg">{t('calculator')}</h2>
          <p className="mt-1 text-sm text-ink-2">{t('calculator.text')}</p>
        </div>
        <Link to={paths.cars()} className={buttonClass({ variant: 'secondary' })}>
          {t('calculator.action')}
        </Link>
      </div>
    </section>
  )
}
