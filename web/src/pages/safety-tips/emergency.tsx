import { Siren } from 'lucide-react'
import { Link } from 'react-router-dom'
import { countries } from '#shared/reference/countries.ts'
import { paths } from '#web/app/paths.ts'
import { useT } from '#web/i18n/use-t.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Section } from './section.tsx'

const here = countries.find(({ code }) => code === 'QA')!.emergency

/** Whom to call, here and in the five other Gulf countries. */
export const Emergency = () => {
  const { t, rich, language } = useT('safety')
  const number = (
    <a href={`tel:${here}`} className="underline underline-offset-4">
      <bdi dir="ltr">{here}</bdi>
    </a>
  )
  return (
    <Section id="emergency">
      <div className="flex flex-wrap items-start gap-4 rounded-panel bg-red-tint p-6">
        <Siren aria-hidden className="size-7 shrink-0 stroke-[1.5] text-red" />
        <div className="min-w-56 flex-1">
          <p className="text-lg font-medium">{rich('emergency.alert', { number })}</p>
          <p className="mt-1.5 max-w-prose text-sm text-ink-2">{t('emergency.text')}</p>
        </div>
        <Link to={paths.contact()} className={buttonClass({ variant: 'secondary' })}>
          {t('emergency.contact')}
        </Link>
      </div>
      <h3 className="mt-8 mb-4 text-xl">{t('emergency.numbers')}</h3>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-6">
        {countries.map(({ code, emergency, [language]: country }) => (
          <li key={code}>
            <a
              href={`tel:${emergency}`}
              className="flex flex-col rounded-card border border-line bg-card p-4 transition-colors hover:border-edge"
            >
              <span className="text-sm text-ink-2">{country}</span>
              <span className="mt-1 text-2xl font-semibold tabular-nums">
                <bdi dir="ltr">{emergency}</bdi>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}
