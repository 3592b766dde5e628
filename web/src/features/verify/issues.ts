import { useCallback, useEffect, useMemo, useState } from 'react'
import { applicationFields, type ApplicationField } from '#shared/reference/application-fields.ts'
import { ApiError } from '#web/api/api-error.ts'
import { readWhole } from '#web/i18n/whole-number.ts'
import { isNumberField, type Answers } from './answers.ts'

/** Why an answer is not accepted. */
export type IssueKey = 'required' | 'number' | 'size' | 'phone' | 'email' | 'website' | 'other'
export type Issues = Readonly<Partial<Record<ApplicationField, IssueKey>>>
export type Check = (answers: Answers) => Issues

/** What is wrong with an answer that was refused. */
export const issueOf = (name: ApplicationField, typed: string): IssueKey => {
  if (isNumberField(name)) return readWhole(typed) === undefined ? 'number' : 'size'
  if (name === 'businessPhoneNumber') return 'phone'
  if (name === 'businessEmail') return 'email'
  return name === 'websiteUrl' ? 'website' : 'other'
}

const loadCheck = async (): Promise<Check> => (await import('./check-answers.ts')).checkAnswers

/** The answers that the server refused, as they were typed. */
type Refused = Readonly<Partial<Answers>>

const withRefused =
  (check: Check, refused: Refused): Check =>
  (answers) => {
    const again = applicationFields.filter((name) => refused[name] === answers[name])
    return {
      ...Object.fromEntries(again.map((name) => [name, issueOf(name, answers[name])])),
      ...check(answers),
    }
  }

/**
 * The check of the answers: the server's own schema, and what the server refused all the same until it is changed.
 * Undefined before it is there, and where it cannot be had.
 */
export const useCheck = () => {
  const [loaded, setLoaded] = useState<Check>()
  const [refused, setRefused] = useState<Refused>({})
  useEffect(() => {
    const load = () =>
      void loadCheck().then(
        (check) => setLoaded(() => check),
        () => undefined,
      )
    load()
    window.addEventListener('online', load)
    return () => window.removeEventListener('online', load)
  }, [])

  /** Notes what an answer of the server refuses of these answers; gives their names. */
  const noteRefusal = useCallback((error: unknown, answers: Answers): ApplicationField[] => {
    const issues = error instanceof ApiError ? error.issues : []
    const names = applicationFields.filter((name) => issues.some(({ path }) => path === name))
    if (names.length > 0)
      setRefused((before) => ({
        ...before,
        ...Object.fromEntries(names.map((name) => [name, answers[name]])),
      }))
    return names
  }, [])
  const check = useMemo(() => loaded && withRefused(loaded, refused), [loaded, refused])
  return { check, noteRefusal }
}
