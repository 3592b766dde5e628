import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { isExampleQuote } from '#shared/rules/quote.ts'
import type { QuoteView } from '#shared/schemas/quote.ts'
import { paths } from '#web/app/paths.ts'
import { useCarNames } from '#web/entities/catalogue/queries.ts'
import { formatDate, formatMoney } from '#web/i18n/format.ts'
import { useAge } from '#web/i18n/use-age.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Badge } from '#web/ui/badge.tsx'

const tones = { NEW: 'amber', SENT: 'amber', ANSWERED: 'green', CLOSED: 'neutral' } as const

/** Names of the company and the car of a request, in the language in use. */
export const useQuoteNames = () => {
  const { language } = useT()
  const { makeName, modelName } = useCarNames()
  return {
    providerOf: ({ provider }: QuoteView): string => (language === 'ar' && provider.nameAr) || provider.name,
    carOf: ({ car }: QuoteView): string => `${makeName(car.make)} ${modelName(car.model)} ${car.year}`,
  }
}

/** The request, in lines of a name and a value. */
const useLines = (quote: QuoteView): { name: string; value: string }[] => {
  const { t, language } = useT('quotes')
  const { car, insurance, financing } = quote
  const money = (riyals: number) => formatMoney(riyals, language)
  return [
    { name: t('value'), value: money(car.valueQAR) },
    ...(insurance
      ? (['cover', 'driverAge', 'licence', 'claims'] as const).map((name) => ({
          name: t(name),
          value: t(`choice.${name}.${insurance[name]}` as 'choice.cover.COMPREHENSIVE'),
        }))
      : []),
    ...(financing
      ? [
          { name: t('downPayment'), value: money(financing.downPaymentQAR) },
          { name: t('months'), value: t('months.count', { count: financing.months }) },
        ]
      : []),
    ...(['income', 'residency'] as const).flatMap((name) => {
      const value = financing?.[name]
      return value
        ? [{ name: t(name), value: t(`choice.${name}.${value}` as 'choice.cover.COMPREHENSIVE') }]
        : []
    }),
  ]
}

/** A request for a quote: company, car and state, what it says, and what can be done about it. */
export const QuoteCard = ({
  quote,
  person,
  children,
}: {
  quote: QuoteView
  /** The person who asked, for admins. */
  person?: ReactNode
  children?: ReactNode
}) => {
  const { t, language } = useT('quotes')
  const { providerOf, carOf } = useQuoteNames()
  const age = useAge()
  const { status, isWithdrawn, handledBy, createdAt, car, kind } = quote
  // That our team passes it on is over once it has, which the status says.
  const isOver = isWithdrawn || (handledBy === 'TEAM' && status !== 'NEW')
  const isExample = isExampleQuote(quote) && status === 'NEW'
  const state = isExample ? 'example' : isWithdrawn ? 'withdrawn' : status
  return (
    <article className="flex flex-col gap-3 rounded-card border border-line bg-card p-4 sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1.5">
        <div className="min-w-0">
          <h3 className="text-base font-medium tracking-normal break-words">
            <bdi>{providerOf(quote)}</bdi>
          </h3>
          <p className="text-sm text-ink-2">
            {t(`kind.${kind}`)} · {/* The year stays with the name in either direction. */}
            {car.slug ? (
              <Link to={paths.car(car.slug)} className="underline underline-offset-4">
                <bdi>{carOf(quote)}</bdi>
              </Link>
            ) : (
              <bdi>{carOf(quote)}</bdi>
            )}
          </p>
        </div>
        <Badge tone={isExample ? 'neutral' : tones[status]}>{t(`status.${state}`)}</Badge>
      </div>
      {person}
      <dl className="grid gap-x-8 gap-y-1 text-sm sm:grid-cols-2">
        {useLines(quote).map(({ name, value }) => (
          <div key={name} className="flex justify-between gap-4">
            <dt className="text-ink-2">{name}</dt>
            <dd className="text-end font-medium">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-xs text-ink-3">
        <time dateTime={createdAt} title={formatDate(createdAt, language, { time: true })}>
          {t('asked', { age: age(createdAt) })}
        </time>
        {!isOver && ` · ${t(`handled.${handledBy}`)}`}
      </p>
      {children}
    </article>
  )
}
