import type { ListingDetail } from '#shared/schemas/listing.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Card } from '#web/ui/card.tsx'
import { PrintSheet } from '#web/ui/print-sheet.tsx'
import { bothLanguages, type Pair } from '../both-languages.ts'
import { Clauses } from './clauses.tsx'
import { Bilingual, Blank, Columns, Part } from './paper.tsx'
import { Parties } from './parties.tsx'
import { Price } from './price.tsx'
import { Signatures } from './signatures.tsx'
import { Vehicle } from './vehicle.tsx'

const handover = ['date', 'time', 'odometer', 'place'] as const

type AgreementPaperProps = { listing: ListingDetail; /** Make and model. */ names: Pair }

/** The agreement as it is printed, every text in both languages. */
export const AgreementPaper = ({ listing, names }: AgreementPaperProps) => {
  const { t } = useT('agreement')
  const { both } = bothLanguages()
  return (
    <Card data-printed role="group" aria-label={t('form')} className="px-4 py-6 sm:p-10">
      <PrintSheet />
      <h2 className="text-xl">
        <Bilingual {...both('paper.title')} />
      </h2>
      <div dir="ltr" className="mt-2 grid gap-x-8 gap-y-2 sm:grid-cols-2">
        <Blank name={both('paper.place')} />
        <Blank name={both('paper.date')} dir="ltr" />
      </div>
      <Parties />
      <Vehicle listing={listing} names={names} />
      <Price asked={listing.priceQAR} />
      <Part title={both('handover')}>
        <div dir="ltr" className="mt-3 grid gap-x-8 gap-y-2 sm:grid-cols-2">
          {handover.map((field) => (
            <Blank key={field} name={both(`handover.${field}`)} />
          ))}
        </div>
      </Part>
      <Clauses />
      <Signatures />
      <Columns className="mt-6 text-xs text-ink-3" {...both('template')} />
    </Card>
  )
}
