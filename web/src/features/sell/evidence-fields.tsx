import { useState } from 'react'
import { Link } from 'react-router-dom'
import { limits } from '#shared/constants/limits.ts'
import {
  inspectorLabels,
  inspectors,
  ownerCounts,
  ownerLabels,
  serviceHistories,
  serviceLabels,
} from '#shared/reference/evidence.ts'
import { lastMonthOf } from '#shared/rules/listing.ts'
import { titleIn } from '#shared/rules/title-in.ts'
import { isVin, normaliseVin } from '#shared/rules/vin.ts'
import { vinQuestions, type VinQuestion } from '#shared/rules/vin-questions.ts'
import { monthName } from '#shared/rules/qatar-day.ts'
import { paths } from '#web/app/paths.ts'
import { useMakesModels } from '#web/entities/catalogue/queries.ts'
import { useStock } from '#web/entities/listing/own-listings.ts'
import type { Uploads } from '#web/entities/upload/use-uploads.ts'
import { readWhole } from '#web/i18n/typed-number.ts'
import { useT } from '#web/i18n/use-t.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { Answers } from './answers.ts'
import { nameOf } from './labels.ts'
import type { AnswersProps } from './step-basics.tsx'
import { DocumentCard } from './step-documents.tsx'
import { fieldId } from './steps.ts'

/** How many months there are to choose from, the last one back: a registration may have ended, an inspection is good for a year or two. */
const monthsBack = { istimaraUntil: 12 * limits.listing.istimaraYears + 7, fahesAt: 25 } as const
type MonthField = keyof typeof monthsBack

const monthsOf = (field: MonthField, now: Date): string[] => {
  const [year = 0, month = 1] = lastMonthOf(field, now).split('-').map(Number)
  const months = Array.from({ length: monthsBack[field] }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back)).toISOString().slice(0, 7),
  )
  // Months ahead are listed forwards.
  return field === 'istimaraUntil' ? months.toReversed() : months
}

/** The props of the step that asks for evidence. */
export type EvidenceProps = AnswersProps & {
  /** The listing that is edited. */
  listingId: string | undefined
  documents: Uploads
}

/** The evidence about a car: owners, service, registration, inspection and chassis number. All of it is optional. */
export const EvidenceFields = ({ answers, onChange, errorOf, listingId, documents }: EvidenceProps) => {
  const { t, language } = useT('sell')
  const [now] = useState(() => new Date())
  // Sixteen characters are no mistake before the seventeenth is typed.
  const [isTyping, setTyping] = useState(false)

  const choice = (
    name: 'owners' | 'serviceHistory' | 'inspectedBy' | MonthField,
    options: { value: string; label: string }[],
  ) => (
    <SelectField
      id={fieldId(name)}
      label={t(`field.${name}`)}
      optional
      placeholder={t('field.notSaid')}
      hint={name === 'owners' ? t('hint.owners') : undefined}
      value={answers[name]}
      error={errorOf(name)}
      options={options}
      onChange={(event) => onChange({ [name]: event.target.value })}
    />
  )
  const months = (name: MonthField) => {
    const offered = monthsOf(name, now)
    const all =
      answers[name] === '' || offered.includes(answers[name]) ? offered : [answers[name], ...offered]
    return choice(
      name,
      all.map((value) => ({ value, label: monthName(value, language) })),
    )
  }

  return (
    <fieldset className="min-w-0 rounded-card border border-line p-4">
      <legend className="px-1 text-sm font-medium">{t('evidence.title')}</legend>
      <p className="text-xs text-ink-3">{t('evidence.text')}</p>
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        {choice(
          'owners',
          ownerCounts.map((value) => ({ value, label: ownerLabels[value][language] })),
        )}
        {choice(
          'serviceHistory',
          serviceHistories.map((value) => ({ value, label: serviceLabels[value][language] })),
        )}
        {months('istimaraUntil')}
        {months('fahesAt')}
        <div className="sm:col-span-2">
          <TextField
            id={fieldId('vin')}
            label={t('field.vin')}
            optional
            hint={t('hint.vin')}
            dir="ltr"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={limits.listing.typedVin}
            value={answers.vin}
            error={isTyping ? undefined : errorOf('vin')}
            className="sm:max-w-80"
            // Enter goes on to the next step, and leaves the focus here when the number is wrong.
            onKeyDown={({ key }) => key === 'Enter' && setTyping(false)}
            onBlur={() => {
              setTyping(false)
              onChange({ vin: normaliseVin(answers.vin) })
            }}
            onChange={(event) => {
              setTyping(true)
              onChange({ vin: event.target.value })
            }}
          />
          <VinQuestions answers={answers} listingId={listingId} />
        </div>
        <div className="sm:col-span-2">
          <DocumentCard slot="inspectionReport" documents={documents} error={errorOf('inspectionReport')} />
          <p className="mt-2 text-xs text-ink-2">{t('documents.inspectionReportShared')}</p>
        </div>
        {(documents.items.some(({ key }) => key === 'inspectionReport') || answers.inspectedBy !== '') &&
          choice(
            'inspectedBy',
            inspectors.map((value) => ({ value, label: inspectorLabels[value][language] })),
          )}
      </div>
    </fieldset>
  )
}

/** Warnings where the chassis number does not fit the other answers, or is that of another car of the seller. They block nothing. */
const VinQuestions = ({ answers, listingId }: { answers: Answers; listingId: string | undefined }) => {
  const { t, language } = useT('sell')
  const { data: catalogue } = useMakesModels()
  const vin = normaliseVin(answers.vin)
  const { data: stock } = useStock(isVin(vin))
  const same = isVin(vin) && stock?.find((car) => car.vin === vin && car.id !== listingId)
  const list = (names: readonly string[]) =>
    new Intl.ListFormat(language, { type: 'disjunction' }).format(names)
  const textOf = (question: VinQuestion) => {
    if (question.about === 'make')
      return t('vin.make', {
        makes: list(question.makes.map((make) => nameOf('makes', make, language, catalogue))),
      })
    if (question.about === 'year') return t('vin.year', { years: list(question.years.map(String)) })
    return t('vin.checkDigit')
  }
  return (
    <div role="status" className="text-sm text-amber empty:hidden">
      {vinQuestions(vin, { make: answers.make, year: readWhole(answers.year) }).map((question) => (
        <p key={question.about} className="mt-2">
          {textOf(question)}
        </p>
      ))}
      {same && (
        <p className="mt-2">
          {t('vin.same', { title: titleIn(same, language) })}{' '}
          <Link to={paths.sellYourCar(same.id)} className="font-medium text-maroon hover:underline">
            {t('vin.sameOpen')}
          </Link>
        </p>
      )}
    </div>
  )
}
