import { Suspense, useId, useState } from 'react'
import { Calculator as CalculatorIcon, ChevronDown } from 'lucide-react'
import { lazyPart } from '#web/app/lazy-page.ts'
import { useLenders } from '#web/entities/provider/queries.ts'
import { formatMoney, formatPercent } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useNear } from '#web/ui/when-near.tsx'
import type { Bank } from '#web/features/finance/loan.ts'
import { useLoan, type LoanState } from './use-loan.ts'

const Calculator = lazyPart(async () => (await import('#web/features/finance/calculator.tsx')).Calculator, [])

const useBasis = ({ choices, months, ratePercent }: LoanState): string => {
  const { t, language } = useT('finance')
  return t('basis', {
    count: months,
    share: formatPercent(choices.price ? choices.down / choices.price : 0, language),
    rate: formatPercent(ratePercent / 100, language, 2),
  })
}

const noBanks: readonly Bank[] = []

type FinanceCardProps = {
  price: number
  /** Opens the form for a quote, with what is chosen here. */
  onAsk: (
    kind: 'insurance' | 'financing',
    loan: { price: number; down: number; months: number; bankId: string | undefined },
  ) => void
}

/** The monthly cost of a car (its price in QAR), in one line that opens to the whole calculator. */
export const FinanceCard = ({ price, onAsk }: FinanceCardProps) => {
  const [place, isNear] = useNear<HTMLElement>()
  // The banks' rates may fail to load: the user's own rate works without them.
  const { data: banks = noBanks, isLoading, isError } = useLenders({ enabled: isNear })
  const { t, language } = useT('finance')
  const loan = useLoan(price, banks)
  const basis = useBasis(loan)
  const [open, setOpen] = useState(false)
  // Once opened it stays, hidden, and with it what was typed.
  const [wasOpened, setWasOpened] = useState(false)
  const id = useId()
  const monthly = formatMoney(Math.round(loan.quote.monthly), language)
  const toggle = () => {
    setOpen(!open)
    setWasOpened(true)
  }
  return (
    <section ref={place}>
      <h2 className="text-xl">{t('title')}</h2>
      <Card flat className="mt-4">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={wasOpened ? id : undefined}
          onClick={toggle}
          className="flex w-full items-center gap-4 rounded-card p-4 sm:p-5 text-start transition-colors hover:bg-sand lg:px-6"
        >
          <span
            aria-hidden
            className="grid size-12 shrink-0 place-items-center rounded-full bg-sand text-ink-2 max-sm:hidden"
          >
            <CalculatorIcon className="size-5 stroke-[1.5]" />
          </span>
          <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-6 gap-y-1">
            <span className="flex flex-col">
              <span className="font-medium">{t('open')}</span>
              {isLoading ? (
                <Skeleton className="my-1 h-3.5 w-44" />
              ) : (
                <span className="text-sm text-ink-2">{basis}</span>
              )}
            </span>
            {!isLoading && (
              <span className="font-semibold tabular-nums">
                {t(loan.isUntouched && loan.bank ? 'from' : 'now', { monthly })}
              </span>
            )}
          </span>
          <ChevronDown
            aria-hidden
            className={`size-4.5 shrink-0 text-ink-3 transition-[rotate] ${open ? 'rotate-180' : ''}`}
          />
        </button>
        {wasOpened && (
          <div id={id} hidden={!open}>
            <Suspense fallback={<div aria-busy className="h-dvh border-t border-line" />}>
              <Calculator loan={loan} failed={isError} />
            </Suspense>
          </div>
        )}
        <div className="flex flex-wrap gap-2.5 border-t border-line p-4 max-sm:*:grow sm:px-5 lg:px-6">
          {(['financing', 'insurance'] as const).map((kind) => (
            <Button
              key={kind}
              variant="secondary"
              aria-haspopup="dialog"
              onClick={() => {
                const { choices, months, bank } = loan
                onAsk(kind, { price: choices.price, down: choices.down, months, bankId: bank?.id })
              }}
            >
              {t(`ask.${kind}`)}
            </Button>
          ))}
        </div>
      </Card>
    </section>
  )
}
