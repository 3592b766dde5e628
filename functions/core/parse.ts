import * as z from 'zod/mini'
import { AppError } from './app-error.ts'
import type { ErrorCode, Issue } from '#shared/errors.ts'

type RawIssue = z.core.$ZodIssue

// As long as any name or choice of ours. What somebody sent comes back as far as they need to find it: an answer is no echo.
const shownLength = 40

const shown = (value: unknown): string => {
  const text = String(value)
  return text.length > shownLength ? `${text.slice(0, shownLength)}…` : text
}

const quoted = (values: readonly unknown[]): string => values.slice(0, 20).map(shown).join(', ')

/** What a limit counts. */
const unitOf = ({ origin }: { origin: string }): string => {
  if (origin === 'string') return ' characters'
  return origin === 'array' ? ' values' : ''
}

/** zod/mini carries no sentences of its own; these are ours, in plain English. */
const sentence = (issue: RawIssue): string => {
  if (issue.message && issue.message !== 'Invalid input') return issue.message
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'This is required' : `Expected ${issue.expected}`
    case 'unrecognized_keys':
      return `Not known here: ${quoted(issue.keys)}`
    case 'invalid_value':
      return `Expected one of: ${quoted(issue.values)}`
    case 'too_small':
      return `Must be at least ${issue.minimum}${unitOf(issue)}`
    case 'too_big':
      return `Must be at most ${issue.maximum}${unitOf(issue)}`
    default:
      return 'Not valid'
  }
}

const toIssues = (error: z.core.$ZodError): Issue[] =>
  error.issues
    .slice(0, 20)
    .map((issue) => ({ path: issue.path.map(shown).join('.'), message: sentence(issue) }))

/** Input through its schema. @throws AppError with `code` (BAD_REQUEST) and an issue per fault. */
export const parseInput = <S extends z.ZodMiniType>(
  schema: S,
  input: unknown,
  code: ErrorCode = 'BAD_REQUEST',
): z.output<S> => {
  const parsed = schema.safeParse(input, { reportInput: true })
  if (!parsed.success) throw new AppError(code, { issues: toIssues(parsed.error) })
  return parsed.data
}
