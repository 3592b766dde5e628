import { leakIn } from './leaks.ts'
import type { Case } from './make-cases.ts'
import type { RawAnswer } from './raw-call.ts'
import { fits } from '#functions/testing/sample-value.ts'
import { shapeOf } from './schema-parts.ts'
import { parseJsonText } from '#functions/core/read-request.ts'
import type { Contract } from '#shared/api/contract.ts'
import { refusalsOf } from '#shared/api/openapi.ts'
import { errorBody, errors, type ErrorCode } from '#shared/errors.ts'

/** Twenty issues of one sentence each fit; repeated input does not. */
export const refusalBytes = 8 * 1024

// A limit against hanging, as a pattern that runs away would: a busy machine answers late, too.
const answerMs = 20_000

const bodyIsGood = ({ body: schema }: Contract, body: string | undefined): boolean => {
  if (!schema) return true
  try {
    return fits(schema, parseJsonText(body ?? ''))
  } catch {
    return false
  }
}

/** The part of a case that the contract refuses first, in the order of a handler: `params`, then query and body. */
export const faultOf = (
  contract: Contract,
  { params, query, body }: Case,
): 'params' | 'input' | undefined => {
  if (contract.params && !fits(contract.params, params)) return 'params'
  // An empty parameter counts as absent.
  const given = Object.fromEntries(
    Object.entries(query).filter(([name, value]) => value !== '' && name !== ''),
  )
  if (contract.query && (!fits(contract.query, given) || '' in query)) return 'input'
  return bodyIsGood(contract, body) ? undefined : 'input'
}

const complaintsOfHeaders = (contract: Contract, { status, headers }: RawAnswer): string[] => {
  const complaints: string[] = []
  const isSuccess = status === contract.status
  const type = headers['content-type']
  const types = ['application/json; charset=utf-8', ...(contract.contentType ? [contract.contentType] : [])]
  if (isSuccess && contract.response && type !== (contract.contentType ?? types[0]))
    complaints.push(`type ${type}`)
  if (!isSuccess && !types.includes(type ?? '')) complaints.push(`type ${type}`)
  if (headers['x-content-type-options'] !== 'nosniff') complaints.push('no nosniff')
  const cache =
    isSuccess && contract.sharedCacheSeconds
      ? `public, max-age=0, s-maxage=${contract.sharedCacheSeconds}`
      : 'no-store'
  if (headers['cache-control'] !== cache) complaints.push(`cache-control ${headers['cache-control']}`)
  for (const name of ['server', 'x-powered-by', 'access-control-allow-origin']) {
    if (headers[name] !== undefined) complaints.push(`has ${name}`)
  }
  return complaints
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const complaintsOfRefusal = (contract: Contract, answer: RawAnswer, text: string): string[] => {
  // A page for people has a "not found" text of its own.
  if (
    answer.status === 404 &&
    contract.contentType &&
    answer.headers['content-type'] === contract.contentType
  )
    return []
  const body = errorBody.safeParse(parsed(text)).data
  if (!body) return ['no error body']
  const code = body.code as ErrorCode
  const complaints: string[] = []
  if (!refusalsOf(contract).includes(code)) complaints.push(`${code} is not in the contract`)
  if (errors[code]?.status !== answer.status) complaints.push(`${code} with status ${answer.status}`)
  if (answer.bytes.length > refusalBytes) complaints.push(`a refusal of ${answer.bytes.length} bytes`)
  return complaints
}

const complaintsOfSuccess = (contract: Contract, { bytes }: RawAnswer, text: string): string[] => {
  if (!contract.response) return bytes.length === 0 ? [] : ['a body where none is']
  if (contract.contentType) return bytes.length > 0 ? [] : ['an empty answer']
  return fits(contract.response, parsed(text)) ? [] : ['the answer does not fit the contract']
}

/** Whether a route must accept all valid input: it has no path parameters, no cursor and no errors of its own. */
const takesAllThatIsValid = ({ params, query, errors: own = [] }: Contract): boolean =>
  !params && !('cursor' in shapeOf(query)) && own.every((code) => code === 'TOO_MANY_REQUESTS')

const complaintsOfStatus = (contract: Contract, one: Case, { status }: RawAnswer): string[] => {
  if (status >= 500) return [`status ${status}`]
  const fault = faultOf(contract, one)
  if (one.mustRefuse && !fault) return ['the contract takes what breaks a rule']
  const due = { params: 404, input: 400 } as const
  if (fault && status !== due[fault]) return [`status ${status} instead of ${due[fault]}`]
  if (!fault && takesAllThatIsValid(contract) && ![contract.status, 401, 429].includes(status))
    return [`status ${status} for what is valid`]
  const known = [contract.status, ...refusalsOf(contract).map((code) => errors[code].status)]
  return known.includes(status as never) ? [] : [`status ${status} is not in the contract`]
}

/** The problems of a response to a case, as text; empty when it is right. */
export const complaintsOf = (contract: Contract, one: Case, answer: RawAnswer): string[] => {
  const isText = !answer.headers['content-type']?.startsWith('image/')
  const text = isText ? answer.bytes.toString('utf8') : ''
  const leak = leakIn(text + JSON.stringify(answer.headers), JSON.stringify(one))
  return [
    ...complaintsOfStatus(contract, one, answer),
    ...complaintsOfHeaders(contract, answer),
    ...(answer.status === contract.status
      ? complaintsOfSuccess(contract, answer, text)
      : complaintsOfRefusal(contract, answer, text)),
    ...(leak ? [`leak: ${leak}`] : []),
    ...(answer.milliseconds > answerMs ? [`took ${Math.round(answer.milliseconds)} ms`] : []),
  ]
}
