import { bodyTypeWords } from '#shared/reference/body-types.ts'
import { cityWords } from '#shared/reference/cities.ts'
import { colorWords } from '#shared/reference/colors.ts'
import { conditionWords } from '#shared/reference/conditions.ts'
import { fuelTypeWords } from '#shared/reference/fuel-types.ts'
import { transmissionWords } from '#shared/reference/transmissions.ts'
import { readyUrls } from '#web/entities/upload/queue.ts'
import { formatKilometres, formatMoney } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import type { Held } from './differences.ts'
import { nameOf, type Catalogue } from './title.ts'
import type { Field } from './steps.ts'
import { readWhole } from '#web/i18n/whole-number.ts'
import { wordOf } from './word-of.ts'

const words = {
  bodyType: bodyTypeWords,
  city: cityWords,
  color: colorWords,
  condition: conditionWords,
  fuelType: fuelTypeWords,
  transmission: transmissionWords,
}

const isWorded = (field: Field): field is keyof typeof words => field in words

/** What a field says, in the words of the language in use; undefined where nothing is said. */
export const useAnswerWords = (catalogue: Catalogue | undefined) => {
  const { t, language } = useT('guidance')
  const common = useT()
  return ({ answers, photos, documents }: Held, field: Field): string | undefined => {
    if (field === 'images') return t('conflict.photos', { count: readyUrls(photos).length })
    if (field === 'registrationCard' || field === 'idCard') {
      const file = documents.find(({ key }) => key === field)
      return file && (file.name || t('conflict.file'))
    }
    if (isWorded(field)) return wordOf(words[field], answers[field], language) || undefined
    const answer = answers[field]
    if (typeof answer === 'boolean') return common.t(answer ? 'yes' : 'no')
    if (typeof answer !== 'string') return t('conflict.features', { count: answer.length })
    if (field === 'make' || field === 'model')
      return nameOf(field === 'make' ? 'makes' : 'models', answer, language, catalogue) || undefined
    const whole = readWhole(answer)
    if (field === 'priceQAR' && whole !== undefined) return formatMoney(whole, language)
    if (field === 'mileage' && whole !== undefined) return formatKilometres(whole, language)
    return answer.trim() || undefined
  }
}
