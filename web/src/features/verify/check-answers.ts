import { applicationFields } from '#shared/reference/application-fields.ts'
import { businessFields } from '#shared/schemas/verification.ts'
import { bodyOf, type Answers } from './answers.ts'
import { issueOf, type Issues } from './issues.ts'

/**
 * What is wrong with the answers that are given, by the server's own schema. Fetched when the form is there: reading needs
 * none of the schemas.
 */
export const checkAnswers = (answers: Answers): Issues => {
  const body = bodyOf(answers)
  const wrong = applicationFields.filter(
    (name) => body[name] !== undefined && !businessFields[name].safeParse(body[name]).success,
  )
  return Object.fromEntries(wrong.map((name) => [name, issueOf(name, answers[name])]))
}
