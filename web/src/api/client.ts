import type { Answer, BodyInput, Contract, Params, Query } from '#shared/api/contract.ts'
import { answerWithinMs } from '#shared/constants/timeouts.ts'
import { actingForHeader } from '#shared/constants/origin-headers.ts'
import { actingFor, endActing } from '#web/stores/acting.ts'
import { askForProof } from '#web/stores/proof.ts'
import { authToken, clearSession, endOf, ownerOf, setSession, storedToken } from '#web/stores/session.ts'
import { ApiError, errorOfResponse } from './api-error.ts'
import { takeFirstAnswer } from './early.ts'
import { traceparent } from './trace.ts'

/** A contract's method and path, as the type system knows them: a call with any other text does not compile. */
export type Route<C extends Contract> = `${C['method']} ${C['path']}`

type QueryValue = string | number | boolean | readonly (string | number)[] | null | undefined
type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { [N in Name]?: never }
  : { [N in Name]: Value }

export type CallInput<C extends Contract> = Part<'params', Params<C>> &
  Part<'body', BodyInput<C>> & {
    query?: Query<C> extends undefined ? never : { readonly [Name in keyof Query<C>]?: QueryValue }
    signal?: AbortSignal | undefined
  }

/** The query string of a call: lists joined by commas, empty values left out (spec 7). Empty, or with its `?`. */
export const queryString = (query: Readonly<Record<string, QueryValue>> = {}): string => {
  const given = Object.entries(query).flatMap(([name, value]) => {
    const text = Array.isArray(value) ? value.join(',') : String(value ?? '')
    return text === '' ? [] : [[name, text]]
  })
  return given.length ? `?${new URLSearchParams(given)}` : ''
}

const fillPath = (path: string, params: Readonly<Record<string, string>> = {}) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))

// A call made as the page closes must outlive it. The page may come back from the browser's cache.
let isLeaving = false
if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', () => (isLeaving = true), { capture: true })
  window.addEventListener('pageshow', () => (isLeaving = false))
  // A phone ends pages that are out of sight without a word.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') isLeaving = false
    // A page that goes is out of sight after that, too: then it still goes.
    else isLeaving ||= matchMedia('(pointer: coarse)').matches
  })
}

/**
 * So many things at most are sent about as the page goes: browsers let 64 KiB of calls outlive it, of which one takes about a hundred bytes
 * with its id, version and price.
 */
export const mostOnLeaving = 600

/** Whether the page is going: what is not sent now is never sent. */
export const isPageLeaving = (): boolean => isLeaving

const offline = (cause: unknown) => new ApiError(0, 'OFFLINE', { message: `0: ${String(cause)}`, cause })

// Beside reading: to be made again after an answer that was lost, these cost nothing. Another sign-in is one more session, and a
// renewal is answered as before (`graceSeconds`). Of other calls nobody could say what became of them, and some would act twice.
const repeatable: ReadonlySet<string> = new Set(['/api/refresh', '/api/login'])

/** Until when a call is waited for: a connection that hangs would be waited for without end. */
const deadlineOf = (method: string, url: string, signal: AbortSignal | undefined) => {
  if (method !== 'GET' && !repeatable.has(url)) return signal
  const deadline = AbortSignal.timeout(answerWithinMs)
  return signal ? AbortSignal.any([signal, deadline]) : deadline
}

const send = async (method: string, url: string, body: unknown, signal: AbortSignal | undefined) => {
  const token = authToken()
  const headers: Record<string, string> = { Accept: 'application/json', traceparent }
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  if (token) headers['Authorization'] = `Bearer ${token}`
  const acting = token ? actingFor() : undefined
  if (acting) headers[actingForHeader] = acting
  const until = deadlineOf(method, url, signal)
  try {
    const ask = () =>
      fetch(url, {
        method,
        headers,
        credentials: 'include',
        ...(body !== undefined && { body: JSON.stringify(body) }),
        ...(until && { signal: until }),
        ...(isLeaving && { keepalive: true }),
      })
    const first = token ? undefined : takeFirstAnswer(url)
    // Its time may have been over before the app came.
    return await (first ? first.catch(ask) : ask())
  } catch (cause) {
    if (signal?.aborted) throw cause
    throw offline(cause)
  }
}

let refreshing: Promise<boolean> | undefined

/** One tab after the other, since each response replaces the cookie that all share; at once in a browser without locks. */
const afterOtherTabs = <T>(work: () => Promise<T>): Promise<T> =>
  globalThis.navigator?.locks ? navigator.locks.request('refresh', work) : work()

/** Asks for a new token with the refresh cookie; calls that fail together share one request, and tabs its answer. */
const refreshSession = (): Promise<boolean> => {
  const expired = authToken()
  return (refreshing ??= afterOtherTabs(async () => {
    const present = storedToken()
    if (present !== null && present !== expired) {
      setSession(present)
      return true
    }
    const response = await send('POST', '/api/refresh', undefined, undefined)
    if (!response.ok) {
      const error = await errorOfResponse(response)
      // Nobody has said yet that the session is over.
      if (error.status !== 401) throw error
      clearSession(error.code === 'SESSION_REUSED', true)
      return false
    }
    const { authToken: token } = (await response.json()) as { authToken: string }
    setSession(token)
    return true
  }).finally(() => (refreshing = undefined)))
}

/** Renews a token of which less than this is left, in seconds: for calls that leave as the page goes. */
export const renewAhead = (seconds: number): void => {
  const end = endOf(authToken())
  // A failure is met again by the call itself, which says it.
  if (end !== null && end < Date.now() + seconds * 1000) void refreshSession().catch(() => undefined)
}

/** Sends a call; an expired token is renewed once, unseen. */
const sendRenewed: typeof send = async (method, ...sent) => {
  const token = authToken()
  const response = await send(method, ...sent)
  if (response.status !== 401 || token === null || !(await refreshSession())) return response
  // Somebody else may have signed in by another tab: nothing is done in their name.
  return method === 'GET' || ownerOf(token) === ownerOf(authToken()) ? send(method, ...sent) : response
}

/**
 * Calls a route. The contract is only a type here, so its schemas stay out of the bundle while method, path,
 * params, body and answer are still checked: `call<typeof getListing>('GET /api/listings/{id}', { params: { id } })`.
 * Throws ApiError; OFFLINE when no answer came. An expired token is renewed once, unseen.
 */
export const call = async <C extends Contract>(
  route: Route<C>,
  ...[input]: {} extends CallInput<C> ? [input?: CallInput<C>] : [input: CallInput<C>]
): Promise<Answer<C>> => {
  const [method = '', path = ''] = route.split(' ')
  const { params, query, body, signal } = (input ?? {}) as {
    params?: Record<string, string>
    query?: Record<string, QueryValue>
    body?: unknown
    signal?: AbortSignal
  }
  const url = fillPath(path, params) + queryString(query)
  const person = ownerOf(authToken())
  let response = await sendRenewed(method, url, body, signal)
  if (!response.ok) {
    const error = await errorOfResponse(response)
    // Their dealership has removed them, or may not act itself: they are themselves again.
    if (error.code === 'NOT_STAFF') endActing()
    // The person proves once more who they are, unless somebody else has signed in by another tab; then the call goes on by itself.
    const mayProve = error.code === 'PROOF_REQUIRED' && ownerOf(authToken()) === person
    if (!mayProve || !(await askForProof())) throw error
    response = await sendRenewed(method, url, body, signal)
    if (!response.ok) throw await errorOfResponse(response)
  }
  if (response.status === 204) return undefined as Answer<C>
  return (await response.json().catch((cause: unknown) => {
    // The connection was lost, or the time was over, in the midst of the answer.
    throw signal?.aborted || cause instanceof SyntaxError ? cause : offline(cause)
  })) as Answer<C>
}
