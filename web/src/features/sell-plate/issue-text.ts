import type { FieldError } from 'react-hook-form'
import type { Namespaces } from '#web/i18n/namespaces.ts'
import { useT } from '#web/i18n/use-t.ts'

type Issues = Extract<keyof Namespaces['plate-form'], `issue.${string}`>
export type IssueKey = Issues extends `issue.${infer Key}` ? Key : never

// All that the form's own schema and the server's codes say; a sentence of the server's own schema is none of these.
const known: Readonly<Record<IssueKey, true>> = {
  'number.missing': true,
  'number.long': true,
  'number.letter': true,
  'number.wrong': true,
  'number.taken': true,
  'number.mine': true,
  'price.missing': true,
  'price.wrong': true,
  'location.missing': true,
  other: true,
}

const isKnown = (message: string): message is IssueKey => Object.hasOwn(known, message)

/** Words a field's error in the language in use: forms keep the key, so that a change of language changes the errors too. */
export const useIssueText = (): ((error: FieldError | undefined) => string | undefined) => {
  const { t } = useT('plate-form')
  return (error) => {
    if (!error) return undefined
    const { message = '' } = error
    return t(`issue.${isKnown(message) ? message : 'other'}`)
  }
}
