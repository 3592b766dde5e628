import type { Issue } from '#shared/errors.ts'
import { userEdit, type CurrentUser } from '#shared/schemas/user.ts'
import { changesOf, type Details } from './details.ts'

/** What is wrong with the changes, field by field; the server asks the same. Fetched with the first edit: it needs the schemas. */
export const detailsIssues = (user: CurrentUser, typed: Details): Issue[] => {
  const changes = changesOf(user, typed)
  // The number as it was typed: with its code in front, a word would still be a number.
  const asked = { ...changes, ...(changes.phoneNumber && { phoneNumber: typed.phoneNumber }) }
  const issues = userEdit.safeParse(asked).error?.issues ?? []
  const found = issues.map(({ path, message }) => ({ path: path.join('.'), message }))
  const lacksCode = typed.countryCode === '' && !/^(\+|00)/.test(typed.phoneNumber.trim())
  return lacksCode && found.every(({ path }) => path !== 'phoneNumber')
    ? [...found, { path: 'phoneNumber', message: 'Please choose a country code' }]
    : found
}
