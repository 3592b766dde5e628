import type { ListingDetail } from '#shared/schemas/listing.ts'
import { useNamesInBothLanguages } from '#web/entities/listing/printed-paper.tsx'
import { useT } from '#web/i18n/use-t.ts'
import { Card } from '#web/ui/card.tsx'
import { PrintSheet } from '#web/ui/print-sheet.tsx'
import { inBothLanguages, type Pair } from '#web/i18n/both-languages.ts'
import { Bilingual, Blank, Columns, Known, LongBlank, Part } from './paper.tsx'
import { Choices, Price } from './price.tsx'
import { bodyTypeLabels } from '#shared/reference/car-vocabulary.ts'
import { colorLabels } from '#shared/reference/colors.ts'
import { formatKilometres } from '#web/i18n/format.ts'

const handover = ['date', 'time', 'odometer', 'place'] as const

/** The agreement as it is printed, every text in both languages. */
export const AgreementPaper = ({ listing }: { listing: ListingDetail }) => {
  const { t } = useT('agreement')
  const { both } = inBothLanguages('agreement')
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
      <Vehicle listing={listing} />
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

const Party = ({ who }: { who: 'seller' | 'buyer' }) => {
  const { both } = inBothLanguages('agreement')
  return (
    <fieldset data-whole className="min-w-0">
      <legend className="mb-2 w-full border-b border-ink pb-1 font-semibold">
        <Bilingual {...both(who)} />
      </legend>
      <div className="flex flex-col gap-2">
        <Blank name={both('party.name')} />
        <Blank name={both('party.id')} dir="ltr" />
        <Blank name={both('party.phone')} type="tel" dir="ltr" />
        <Blank name={both('party.address')} />
      </div>
    </fieldset>
  )
}

const Parties = () => (
  <div dir="ltr" className="mt-6 grid gap-x-8 gap-y-6 sm:grid-cols-2">
    <Party who="seller" />
    <Party who="buyer" />
  </div>
)

/** The car that is sold: facts of the listing, and blanks for those that only its registration card has. */
const Vehicle = ({ listing }: { listing: ListingDetail }) => {
  const { both } = inBothLanguages('agreement')
  const names = useNamesInBothLanguages(listing)
  return (
    <Part title={both('vehicle')}>
      <dl dir="ltr" className="mt-3 grid gap-x-8 gap-y-2 sm:grid-cols-2">
        {vehicleFacts(listing, names).map(({ fact, en, ar }) => (
          <Known key={fact} name={both(`vehicle.${fact}`)} value={{ en, ar }} />
        ))}
      </dl>
      <div dir="ltr" className="mt-3 grid gap-x-8 gap-y-2 sm:grid-cols-2">
        <Blank name={both('vehicle.chassis')} dir="ltr" maxLength={17} spellCheck={false} />
        <Blank name={both('vehicle.engine')} dir="ltr" spellCheck={false} />
        <Blank name={both('vehicle.plate')} dir="ltr" />
        <Blank name={both('vehicle.istimara')} dir="ltr" />
        <LongBlank name={both('vehicle.defects')} />
      </div>
      <Choices legend={both('vehicle.plate')} choices={[both('plate.with'), both('plate.without')]} />
    </Part>
  )
}

const clauses = ['sale', 'title', 'condition', 'payment', 'fines', 'transfer', 'risk', 'copies'] as const

const Clauses = () => {
  const { both } = inBothLanguages('agreement')
  return (
    <Part title={both('clauses')}>
      <ol className="mt-2 flex flex-col gap-2 text-sm">
        {clauses.map((clause, index) => {
          const { en, ar } = both(`clause.${clause}`)
          return (
            <li key={clause}>
              <Columns en={`${index + 1}. ${en}`} ar={`${index + 1}. ${ar}`} />
            </li>
          )
        })}
      </ol>
    </Part>
  )
}

const people = ['seller', 'buyer', 'witness1', 'witness2'] as const
const lines = ['name', 'sign', 'date'] as const

const Signatures = () => {
  const { both } = inBothLanguages('agreement')
  return (
    <Part title={both('signatures')}>
      <div dir="ltr" className="mt-3 grid gap-x-8 gap-y-5 sm:grid-cols-2">
        {people.map((person) => (
          <div key={person} data-whole className="text-sm">
            <p className="font-medium">
              <Bilingual {...both(person)} />
            </p>
            {lines.map((line) => (
              <p key={line} className="border-b border-edge pt-4 pb-1 text-xs text-ink-3">
                <Bilingual {...both(`signature.${line}`)} />
              </p>
            ))}
          </div>
        ))}
      </div>
    </Part>
  )
}

/** Facts of the listing in both languages, without those that it leaves out. `names` is make and model. */
const vehicleFacts = (car: ListingDetail, names: Pair) => {
  const same = (text: string): Pair => ({ en: text, ar: text })
  const facts = [
    { fact: 'car', ...names },
    { fact: 'trim', ...same(car.variant) },
    { fact: 'year', ...same(`${car.year}`) },
    { fact: 'color', ...colorLabels[car.color] },
    { fact: 'body', ...bodyTypeLabels[car.bodyType] },
    {
      fact: 'mileage',
      en: formatKilometres(car.mileage, 'en'),
      ar: formatKilometres(car.mileage, 'ar'),
    },
  ] as const
  return facts.filter(({ en }) => en !== '')
}
