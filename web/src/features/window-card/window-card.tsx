import { useEffect, useMemo, useState } from 'react'
import { Check } from 'lucide-react'
import type { Language } from '#shared/constants/market.ts'
import { dealerName } from '#shared/rules/dealer-name.ts'
import { readablePhone } from '#shared/rules/phone.ts'
import type { ListingDetail } from '#shared/schemas/listing.ts'
import { inBothLanguages, type Pair } from '#web/i18n/both-languages.ts'
import { formatDate, formatKilometres, formatNumber } from '#web/i18n/format.ts'
import { paths } from '#web/app/paths.ts'
import { useNamesInBothLanguages } from '#web/entities/listing/printed-paper.tsx'
import { useT } from '#web/i18n/use-t.ts'
import { PrintSheet } from '#web/ui/print-sheet.tsx'
import { qrPath } from '#web/ui/qr-path.ts'
import sheet from './window-card.css?url'
import { conditionLabels, fuelTypeLabels, transmissionLabels } from '#shared/reference/car-vocabulary.ts'
import { colorLabels } from '#shared/reference/colors.ts'

/** The size of paper that a card is printed on. */
export type Paper = 'a4' | 'a5'

// Names of cars and of dealerships differ by a factor of four in length, and a card has one width.
const longName = 17

/** The card as it is printed, every text in both languages. It is in units of its own width: the screen shows the paper, small. */
export const WindowCard = ({ listing, paper }: { listing: ListingDetail; paper: Paper }) => {
  const { t } = useT('window-card')
  const names = useNamesInBothLanguages(listing)
  usePageSize(paper)
  const { en, ar, both } = inBothLanguages('window-card')
  const { name, nameAr, number, way } = cardContact(listing)
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
          <QrCode address={location.origin + paths.car(listing.slug)} label={t('qr')} />
          <div>
            <p className="wc-scan">
              <Bilingual {...both('scan')} />
            </p>
            <p
              className="wc-seller"
              data-long={Math.max(name.length, nameAr?.length ?? 0) > longName || undefined}
            >
              {nameAr ? <Bilingual en={name} ar={nameAr} /> : <bdi>{name}</bdi>}
            </p>
            {number && (
              <>
                <p className="wc-phone" dir="ltr">
                  {readablePhone(number)}
                </p>
                <p className="wc-call">
                  <Bilingual {...both(way)} />
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

/** English at the left and Arabic at the right, whichever language the page is in; once where both say the same. */
const Bilingual = ({ en, ar }: Pair) => (
  <>
    <span lang="en" dir="ltr">
      {en}
    </span>
    {en === ar ? null : (
      <span lang="ar" dir="rtl">
        {ar}
      </span>
    )}
  </>
)

/** An address as a code to scan: black on white in both themes and on paper. */
const QrCode = ({ address, label }: { address: string; label: string }) => {
  const { side, path } = useMemo(() => qrPath(address), [address])
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${side} ${side}`} shapeRendering="crispEdges">
      <rect width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}

/** Facts of the car in both languages, without those that the listing leaves out. */
const cardFacts = (car: ListingDetail) =>
  (
    [
      { fact: 'mileage', en: formatKilometres(car.mileage, 'en'), ar: formatKilometres(car.mileage, 'ar') },
      { fact: 'transmission', ...transmissionLabels[car.transmission] },
      { fact: 'fuelType', ...fuelTypeLabels[car.fuelType] },
      { fact: 'engineSize', en: car.engineSize, ar: car.engineSize },
      { fact: 'condition', ...conditionLabels[car.condition] },
      { fact: 'color', ...colorLabels[car.color] },
    ] as const
  ).filter(({ en }) => en !== '')

const virtues = ['isGCCSpec', 'hasWarranty', 'isAccidentFree'] as const

const cardVirtues = (car: ListingDetail) => virtues.filter((virtue) => car[virtue])

/** The name, and the number on the card with what it is for; null where the seller shows none. A dealer's card names the dealership, in both languages where it has two names. */
const cardContact = ({ dealerProfile, seller }: ListingDetail) => {
  const nameIn = (language: Language) => (dealerProfile ? dealerName(dealerProfile, language) : seller.name)
  const [name, nameAr] = [nameIn('en'), nameIn('ar')]
  const { phoneNumber, whatsappNumber } = dealerProfile ?? seller
  const ofPhone = phoneNumber === whatsappNumber ? 'callOrWhatsapp' : 'call'
  return {
    name,
    nameAr: nameAr === name ? undefined : nameAr,
    number: phoneNumber ?? whatsappNumber,
    way: phoneNumber ? ofPhone : 'whatsapp',
  } as const
}

// The card has the shape of the page without these margins.
const margins: Record<Paper, string> = { a4: '6mm', a5: '4mm' }

/** The size of the page that the browser prints. A rule of its own: `@page` knows no selectors, and named pages keep the size of the first. */
const usePageSize = (paper: Paper): void =>
  useEffect(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`@page { size: ${paper}; margin: ${margins[paper]} }`)
    document.adoptedStyleSheets.push(sheet)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
    }
  }, [paper])
