import { limits } from '#shared/constants/limits.ts'
import { formatKilometres, formatMoney } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { answerNames, type AnswerName } from './answers.ts'
import { problemOf, stepOfField, type DocumentSlot, type Field, type Problem } from './steps.ts'
import type { WizardState } from './wizard-machine.ts'

export type ErrorOf = (field: Field) => string | undefined

const isAnswer = (field: Field): field is AnswerName => answerNames.some((name) => name === field)

/** Gives the sentence under a field, or undefined. A gap is told only after the seller tried to go on. */
export const useFieldErrors = (
  { answers, tried, refused }: WizardState,
  attached: ReadonlySet<DocumentSlot>,
  asked: ReadonlySet<Field>,
): ErrorOf => {
  const { t, language } = useT('sell')
  const { price, mileage } = limits.listing

  const textOf = (problem: Problem): string => {
    switch (problem) {
      case 'mileage':
        return t('problem.mileage', { most: formatKilometres(mileage.max, language) })
      case 'price':
        return t('problem.price', {
          least: formatMoney(price.min, language),
          most: formatMoney(price.max, language),
        })
      default:
        return t(`problem.${problem}`)
    }
  }
  const problemWith = (field: Field): Problem | undefined => {
    const wasTried = tried.has(stepOfField(field))
    const isMissing = wasTried && field !== 'images' && !isAnswer(field) && !attached.has(field)
    const problem = isAnswer(field) ? problemOf(answers, field) : isMissing ? 'required' : undefined
    if (problem && (wasTried || problem !== 'required')) return problem
    return asked.has(field) ? 'asked' : undefined
  }

  return (field) => {
    const refusal = refused[field]
    if (refusal !== undefined) {
      if (field === 'stockNumber') return textOf(field)
      // A server's own sentence is English; Arabic has one for all of them.
      return language === 'en' ? refusal : t('problem.refused')
    }
    const problem = problemWith(field)
    return problem && textOf(problem)
  }
}
