import { useRef } from 'react'
import { FileSignature, Printer } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { ListingDetail } from '#shared/schemas/listing.ts'
import { paths } from '#web/app/paths.ts'
import { useT } from '#web/i18n/use-t.ts'
import { clearSteps } from '#web/stores/deal-checklist.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Card } from '#web/ui/card.tsx'
import { printOnly, PrintSheet } from '#web/ui/print-sheet.tsx'
import { CashNote } from './cash-note.tsx'
import { Checklist, useDoneSteps } from './checklist.tsx'

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
  const isBegun = useDoneSteps(listing.id).length > 0
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
          {isBegun && (
            <Button variant="ghost" onClick={clear}>
              {t('clear')}
            </Button>
          )}
        </div>
      </Card>
    </section>
  )
}
