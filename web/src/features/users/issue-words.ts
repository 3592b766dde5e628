import type { Issue } from '#shared/errors.ts'
import type { ApiErrorCode } from '#web/api/api-error.ts'

/** The words of the account forms, which have the same fields; the page has them from there. */
export type IssueWords = {
  /** A field's error in the language in use. */
  textOf: (issue: Issue | undefined) => string | undefined
  /** A refusal with a code of its own, as the fault of the field it is about. */
  issueOf: (code: ApiErrorCode) => Issue | null
}
