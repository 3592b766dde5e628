import { Eye, FileCheck, MapPin, Siren, TriangleAlert } from 'lucide-react'
import { useT } from '#web/i18n/use-t.ts'
import { Section } from './section.tsx'
import { cashLimitQAR } from '#shared/constants/market.ts'
import { formatMoney, formatNumber } from '#web/i18n/format.ts'
import type { Namespaces } from '#web/i18n/namespaces.ts'
import { TipList } from '#web/ui/tip-list.tsx'
import { Link } from 'react-router-dom'
import { countries, homeFacts } from '#shared/reference/countries.ts'
import { paths } from '#web/app/paths.ts'
import { buttonClass } from '#web/ui/button-class.ts'

const rules = [
  { key: 'rule.documents', icon: FileCheck },
  { key: 'rule.place', icon: MapPin },
  { key: 'rule.instincts', icon: Eye },
] as const

/** The three that matter most. */
export const Guidelines = () => {
  const { t } = useT('safety')
  return (
    <Section id="guidelines">
      <ul className="grid gap-4 md:grid-cols-3 lg:gap-5">
        {rules.map(({ key, icon: Icon }) => (
          <li key={key} className="flex gap-4 rounded-card border border-line bg-card p-5 md:flex-col lg:p-6">
            <Icon aria-hidden className="size-7 shrink-0 stroke-[1.25] text-maroon" />
            <div>
              <h3 className="text-lg">{t(key)}</h3>
              <p className="mt-1 text-sm text-ink-2">{t(`${key}Text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

type Keys = keyof Namespaces['safety']
/** A message that has a longer one beside it: `buyer.see`, `buyer.seeText`. */
type TipKey = { [Key in Keys]: `${Key}Text` extends Keys ? Key : never }[Keys]

/** Six steps for one side of a sale. */
export const Guide = ({ id, tips }: { id: 'buyers' | 'sellers'; tips: readonly TipKey[] }) => {
  const { t, language } = useT('safety')
  const limit = formatMoney(cashLimitQAR, language)
  return (
    <Section id={id}>
      <TipList
        tips={tips.map((key, index) => ({
          key,
          title: t(key),
          text: t(`${key}Text`, { limit }),
          figure: (
            <span aria-hidden className="w-6 text-2xl leading-snug font-semibold text-maroon tabular-nums">
              {formatNumber(index + 1, language)}
            </span>
          ),
        }))}
      />
    </Section>
  )
}

const flags = [
  'flag.price',
  'flag.hurry',
  'flag.abroad',
  'flag.deposit',
  'flag.name',
  'flag.chassis',
  'flag.inspection',
  'flag.third',
  'flag.code',
  'flag.story',
] as const

/** Ten signs that something is wrong. */
export const RedFlags = () => {
  const { t } = useT('safety')
  return (
    <Section id="flags">
      <div className="rounded-panel bg-amber-tint p-6">
        <p className="font-medium">{t('flags.text')}</p>
        <ul className="mt-4 grid gap-x-10 gap-y-3 sm:grid-cols-2">
          {flags.map((flag) => (
            <li key={flag} className="flex gap-3 text-sm">
              <TriangleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0 text-amber" />
              {t(flag)}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}

/** Whom to call, here and in the five other Gulf countries. */
export const Emergency = () => {
  const { t, rich, language } = useT('safety')
  const number = (
    <a href={`tel:${homeFacts().emergency}`} className="underline underline-offset-4">
      <bdi dir="ltr">{homeFacts().emergency}</bdi>
    </a>
  )
  return (
    <Section id="emergency">
      <div className="flex flex-wrap items-start gap-4 rounded-panel bg-red-tint p-6">
        <Siren aria-hidden className="size-7 shrink-0 stroke-[1.5] text-red" />
        <div className="flex-[1_1_14rem]">
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
