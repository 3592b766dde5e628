import { useState } from 'react'
import { Check } from 'lucide-react'
import { readablePhone } from '#shared/rules/readable-phone.ts'
import type { ListingDetail } from '#shared/schemas/listing.ts'
import { inBothLanguages, type Pair } from '#web/i18n/both-languages.ts'
import { formatDate, formatNumber } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { PrintSheet } from '#web/ui/print-sheet.tsx'
import { cardContact, cardFacts, cardVirtues } from '../card-facts.ts'
import { usePageSize, type Paper } from '../use-page-size.ts'
import { Bilingual } from './bilingual.tsx'
import { QrCode } from './qr-code.tsx'
import sheet from './window-card.css?url'

type WindowCardProps = {
  listing: ListingDetail
  /** Make and model. */
  names: Pair
  paper: Paper
  /** The whole public address of the car's page. */
  address: string
}

// Names of cars differ by a factor of four in length, and a card has one width.
const longName = 17

/** The card as it is printed, every text in both languages. It is in units of its own width: the screen shows the paper, small. */
export const WindowCard = ({ listing, names, paper, address }: WindowCardProps) => {
  const { t } = useT('window-card')
  usePageSize(paper)
  const { en, ar, both } = inBothLanguages('window-card')
  const { name, phone } = cardContact(listing)
  const [today] = useState(() => new Date().toISOString())
  const virtues = cardVirtues(listing)
  const printed = {
    en: en.t('printed', { date: formatDate(today, 'en', { long: true }) }),
    ar: ar.t('printed', { date: formatDate(today, 'ar', { long: true }) }),
  }
  return (
    <div data-printed role="group" aria-label={t('card')} className="window-card">
      <PrintSheet />
      <link rel="stylesheet" href={sheet} precedence="print" />
      <div dir="ltr" className="wc-sheet">
        <p className="wc-band keep-colour">
          <Bilingual {...both('forSale')} />
        </p>
        <h2 className="wc-names" data-long={names.en.length > longName || undefined}>
          <span>
            <span lang="en">{names.en}</span>
            <span className="wc-year">{listing.year}</span>
          </span>
          <span>
            <span className="wc-variant">{listing.variant}</span>
            <span lang="ar" dir="rtl">
              {names.ar}
            </span>
          </span>
        </h2>
        <p className="wc-price">
          <span lang="en">{en.t('riyals')}</span>
          <strong>{formatNumber(listing.priceQAR, 'en')}</strong>
          <span lang="ar">{ar.t('riyals')}</span>
        </p>
        <dl className="wc-facts">
          {cardFacts(listing).map(({ fact, ...value }) => (
            <div key={fact}>
              <dt>
                <Bilingual {...both(fact)} />
              </dt>
              <dd>
                <Bilingual {...value} />
              </dd>
            </div>
          ))}
        </dl>
        {virtues.length > 0 && (
          <ul className="wc-virtues">
            {virtues.map((virtue) => (
              <li key={virtue}>
                <Check aria-hidden />
                <Bilingual {...both(virtue)} />
              </li>
            ))}
          </ul>
        )}
        <div className="wc-foot">
          <QrCode address={address} label={t('qr')} />
          <div>
            <p className="wc-scan">
              <Bilingual {...both('scan')} />
            </p>
            <p className="wc-seller">
              <bdi>{name}</bdi>
            </p>
            {phone && (
              <>
                <p className="wc-phone" dir="ltr">
                  {readablePhone(phone)}
                </p>
                <p className="wc-call">
                  <Bilingual {...both('call')} />
                </p>
              </>
            )}
          </div>
        </div>
        <p className="wc-printed">
          <Bilingual {...printed} />
        </p>
      </div>
    </div>
  )
}
