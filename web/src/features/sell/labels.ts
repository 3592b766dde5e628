import type { getMakesModels } from '#shared/api/config.ts'
import type { Answer } from '#shared/api/contract.ts'
import type { Language, Label } from '#shared/constants/market.ts'
import {
  bodyTypeLabels,
  conditionLabels,
  driveTypeLabels,
  fuelTypeLabels,
  transmissionLabels,
} from '#shared/reference/car-vocabulary.ts'
import { colorLabels } from '#shared/reference/colors.ts'
import { areaLabels } from '#shared/reference/areas.ts'
import { inspectorLabels, ownerLabels, serviceLabels } from '#shared/reference/evidence.ts'
import { cityLabels } from '#shared/reference/cities.ts'
import { listingFiles } from '#shared/rules/listing.ts'
import { keepYears } from '#shared/rules/title-in.ts'
import { monthName } from '#shared/rules/qatar-day.ts'
import { useMakesModels } from '#web/entities/catalogue/queries.ts'
import { readyUrls } from '#web/entities/upload/queue.ts'
import { formatKilometres, formatMoney } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { readWhole } from '#web/i18n/typed-number.ts'
import type { Answers, Held } from './answers.ts'
import type { DocumentSlot, Field } from './steps.ts'

/** The makes, models and Arabic names, as the API lists them. */
export type Catalogue = Answer<typeof getMakesModels>

/** The name of a make or a model in a language; the Latin one where there is no other. */
export const nameOf = (
  kind: 'makes' | 'models',
  name: string,
  language: Language,
  catalogue: Catalogue | undefined,
): string => (language === 'ar' && catalogue?.arabic[kind][name]) || name

type TitleAnswers = Pick<Answers, 'make' | 'model' | 'variant' | 'year'>

/** The title that the server will build of these answers: make, model, variant, year. Empty before the first of them. */
export const titleOf = (
  { make, model, variant, year }: TitleAnswers,
  language: Language,
  catalogue: Catalogue | undefined,
): string =>
  [
    nameOf('makes', make, language, catalogue),
    nameOf('models', model, language, catalogue),
    variant.trim(),
    year,
  ]
    .filter(Boolean)
    .join(' ')

/** The title of these answers in the language in use. */
export const useAnswersTitle = (answers: TitleAnswers): string => {
  const { language } = useT('sell')
  return keepYears(titleOf(answers, language, useMakesModels().data), language)
}

const labels = {
  bodyType: bodyTypeLabels,
  city: cityLabels,
  area: areaLabels,
  color: colorLabels,
  condition: conditionLabels,
  driveType: driveTypeLabels,
  fuelType: fuelTypeLabels,
  transmission: transmissionLabels,
  owners: ownerLabels,
  serviceHistory: serviceLabels,
  inspectedBy: inspectorLabels,
}
type Labelled = keyof typeof labels
const isLabelled = (field: Field): field is Labelled => field in labels

const isSlot = (field: Field): field is DocumentSlot => listingFiles.some((slot) => slot === field)

/** The label of a chosen value in a language; a value that has none stays as it is. */
export const labelOf = (field: Labelled, value: string, language: Language): string =>
  (labels[field] as Readonly<Record<string, Label>>)[value]?.[language] ?? value

/** Gives the text of a field in the language in use; undefined where nothing is answered. */
export const useAnswerText = () => {
  const { t, language } = useT('guidance')
  const common = useT()
  const { data: catalogue } = useMakesModels()
  return ({ answers, photos, documents }: Held, field: Field): string | undefined => {
    if (field === 'images') return t('conflict.photos', { count: readyUrls(photos).length })
    if (isSlot(field)) {
      const file = documents.find(({ key }) => key === field)
      return file && (file.name || t('conflict.file'))
    }
    if (isLabelled(field)) return labelOf(field, answers[field], language) || undefined
    const answer = answers[field]
    if (typeof answer === 'boolean') return common.t(answer ? 'yes' : 'no')
    if (typeof answer !== 'string') return t('conflict.features', { count: answer.length })
    if (field === 'make' || field === 'model')
      return nameOf(field === 'make' ? 'makes' : 'models', answer, language, catalogue) || undefined
    if (field === 'istimaraUntil' || field === 'fahesAt') return monthName(answer, language) || undefined
    const whole = readWhole(answer)
    if (field === 'priceQAR' && whole !== undefined) return formatMoney(whole, language)
    if (field === 'mileage' && whole !== undefined) return formatKilometres(whole, language)
    return answer.trim() || undefined
  }
}
