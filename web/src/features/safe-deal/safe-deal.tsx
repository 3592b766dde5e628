import { useRef } from 'react'
import { FileSignature, Landmark, Printer, TriangleAlert } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { ListingDetail } from '#shared/schemas/listing.ts'
import { paths } from '#web/app/paths.ts'
import { useT } from '#web/i18n/use-t.ts'
import { clearSteps, tickStep, useDealChecklist } from '#web/stores/deal-checklist.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Card } from '#web/ui/card.tsx'
import { printOnly, PrintSheet } from '#web/ui/print-sheet.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { cashFineShare, cashLimitQAR, mayPayInCash } from '#shared/constants/market.ts'
import { formatMoney, formatPercent } from '#web/i18n/format.ts'
import { cx } from '#web/ui/cx.ts'

type SafeDealProps = { listing: ListingDetail; /** The car's name, in the language in use. */ title: string }

/** The way to a safe purchase in Qatar: how to pay, what to check in which order, and a contract to print. */
export const SafeDeal = ({ listing, title }: SafeDealProps) => {
  const { t } = useT('safe-deal')
  const section = useRef<HTMLElement>(null)
  const clear = () => {
    clearSteps(listing.id)
    // The button goes, and the focus would go with it.
    section.current?.focus({ preventScroll: true })
  }
  const isStarted = useDoneSteps(listing.id).length > 0
  return (
    <section ref={section} tabIndex={-1}>
      <PrintSheet />
      <h2 className="mb-4 text-xl">{t('title')}</h2>
      <CashNote price={listing.priceQAR} />
      <Card flat className="mt-4 p-5 lg:p-6">
        <h3 className="text-base font-medium">{t('checklist', { car: title })}</h3>
        <Checklist listingId={listing.id} />
        <p className="mt-5 text-xs text-ink-3">
          {t('note')} <span data-unprinted>{t('kept')}</span>
        </p>
        <div data-unprinted className="mt-4 flex flex-wrap gap-2.5">
          <Link to={paths.agreement(listing.slug)} className={buttonClass({ variant: 'secondary' })}>
            <FileSignature aria-hidden className="size-4.5" />
            {t('agreement')}
          </Link>
          <Button variant="ghost" onClick={() => section.current && printOnly(section.current)}>
            <Printer aria-hidden className="size-4.5" />
            {t('print')}
          </Button>
          {isStarted && (
            <Button variant="ghost" onClick={clear}>
              {t('clear')}
            </Button>
          )}
        </div>
      </Card>
    </section>
  )
}

const none: readonly string[] = []

/** The steps done for a listing, in the order of the steps. */
const useDoneSteps = (listingId: string) => {
  const done = useDealChecklist((state) => state.done[listingId] ?? none)
  return allSteps.filter((step) => done.includes(step))
}

/** The steps to tick, stage by stage, and how far one has come. */
const Checklist = ({ listingId }: { listingId: string }) => {
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

/** Whether this price may be paid in cash: a warning when the law forbids it, else what is wiser. */
const CashNote = ({ price }: { price: number }) => {
  const { t, language } = useT('safe-deal')
  const limit = formatMoney(cashLimitQAR, language)
  const allowed = mayPayInCash(price)
  const Icon = allowed ? Landmark : TriangleAlert
  return (
    <div className={cx('flex gap-4 rounded-card p-5', allowed ? 'bg-sand' : 'bg-amber-tint')}>
      <Icon
        aria-hidden
        className={cx('mt-0.5 size-5 shrink-0 stroke-[1.5]', allowed ? 'text-ink-2' : 'text-amber')}
      />
      <div className="min-w-0">
        <p className="font-medium">{t(allowed ? 'cash.allowed' : 'cash.forbidden')}</p>
        <p className="mt-1 max-w-prose text-sm text-ink-2">
          {allowed
            ? t('cash.allowedText', { limit })
            : t('cash.forbiddenText', { limit, share: formatPercent(cashFineShare, language) })}
        </p>
        <p className="mt-1.5 text-xs text-ink-3">{t('cash.source')}</p>
      </div>
    </div>
  )
}

/** The steps of a safe purchase in the order they come, in three stages. Their names are kept in browsers. */
const stages = [
  { stage: 'agree', steps: ['papers', 'inspection', 'loan'] },
  { stage: 'before', steps: ['fines', 'plates', 'insurance', 'agreement'] },
  { stage: 'day', steps: ['payment', 'transfer'] },
] as const

type Step = (typeof stages)[number]['steps'][number]

const allSteps: readonly Step[] = stages.flatMap(({ steps }) => steps)
