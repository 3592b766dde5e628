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
import { answerKinds, type AnswerName, type Answers, type Held, type NameOf } from './answers.ts'
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

type Labelled = Exclude<NameOf<'choice' | 'optional choice' | 'choice or null'>, 'make' | 'model'>

/** The labels of every choice; makes and models are named by the catalogue. */
const labels: Readonly<Record<Labelled, Readonly<Record<string, Label>>>> = {
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
const isLabelled = (field: Field): field is Labelled => field in labels

const isSlot = (field: Field): field is DocumentSlot => listingFiles.some((slot) => slot === field)

/** The label of a chosen value in a language; a value that has none stays as it is. */
export const labelOf = (field: Labelled, value: string, language: Language): string =>
  labels[field][value]?.[language] ?? value

/** Gives the text of an answer in the language in use; undefined where nothing is answered. */
export const useAnswerText = () => {
  const { t, language } = useT()
  const { data: catalogue } = useMakesModels()
  return (answers: Answers, name: Exclude<AnswerName, NameOf<'list'>>): string | undefined => {
    if (isLabelled(name)) return labelOf(name, answers[name], language) || undefined
    const answer = answers[name]
    if (typeof answer === 'boolean') return t(answer ? 'yes' : 'no')
    if (name === 'make' || name === 'model')
      return nameOf(name === 'make' ? 'makes' : 'models', answer, language, catalogue) || undefined
    if (answerKinds[name] === 'month') return monthName(answer, language) || undefined
    const whole = readWhole(answer)
    if (name === 'priceQAR' && whole !== undefined) return formatMoney(whole, language)
    if (name === 'mileage' && whole !== undefined) return formatKilometres(whole, language)
    return answer.trim() || undefined
  }
}

/** Gives the text of a field, files included, in the language in use; undefined where nothing is answered. */
export const useFieldText = () => {
  const { t } = useT('guidance')
  const answerText = useAnswerText()
  return ({ answers, photos, documents }: Held, field: Field): string | undefined => {
    if (field === 'images') return t('conflict.photos', { count: readyUrls(photos).length })
    if (isSlot(field)) {
      const file = documents.find(({ key }) => key === field)
      return file && (file.name || t('conflict.file'))
    }
    if (field === 'features') return t('conflict.features', { count: answers.features.length })
    return answerText(answers, field)
  }
}
