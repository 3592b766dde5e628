import { randomInt } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Session } from '#shared/schemas/user.ts'
import type { UploadTicket } from '#shared/schemas/upload.ts'

/** A response whose body is the parsed JSON. */
// oxlint-disable-next-line typescript/no-explicit-any -- bodies of every shape are looked into
export type Answer = { status: number; body: any }

export type Call = (method: string, path: string, body?: unknown) => Promise<Answer>

// A timeout against hanging, far above the response time of any route.
const timeoutMs = 20_000

/** Calls an API as a user, from an IP address that no other caller has. Rejects when the connection breaks. */
export const callAs =
  (url: string, token?: string): Call =>
  async (method, path, body) => {
    const response = await fetch(`${url}${path}`, {
      method,
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`,
        // A connection to a killed API must not be reused.
        connection: 'close',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    return { status: response.status, body: text && JSON.parse(text) }
  }

/** Returns the response of a call that must succeed. @throws Error when it failed */
export const must = (answer: Answer): Answer => {
  if (answer.status < 300) return answer
  throw new Error(`Refused with ${answer.status}: ${JSON.stringify(answer.body)}`)
}

export type Somebody = { call: Call; user: Session }

/** Signs in by username. */
export const signInAt = async (url: string, username: string, password: string): Promise<Somebody> => {
  const user = must(await callAs(url)('POST', '/api/login', { username, password })).body as Session
  return { call: callAs(url, user.authToken), user }
}

type File = { contentType: string; bytes: Uint8Array<ArrayBuffer> }

const tries = 300
const pauseMs = 100

/** Uploads a file, which starts its job. @returns the upload's id */
export const sendTo = async (
  call: Call,
  route: string,
  { contentType, bytes }: File,
): Promise<UploadTicket> => {
  const ticket = must(await call('POST', route, { contentType, contentLength: bytes.length }))
    .body as UploadTicket
  const stored = await fetch(ticket.uploadURL, { method: 'PUT', headers: ticket.headers, body: bytes })
  if (!stored.ok) throw new Error(`The storage refused the file: ${stored.status}`)
  return ticket
}

/** Repeats a request until its response is right. @throws Error after half a minute, a limit against hanging */
export const askUntilAt = async (
  ask: () => Promise<Answer>,
  isRight: (answer: Answer) => boolean,
): Promise<Answer> => {
  for (let attempt = 1; ; attempt++) {
    const answer = must(await ask())
    if (isRight(answer)) return answer
    if (attempt === tries) throw new Error(`Never came right: ${JSON.stringify(answer.body)}`)
    await delay(pauseMs)
  }
}

/** Uploads a file and waits until its job has accepted it. @returns the upload's id */
export const readyUpload = async (call: Call, route: string, file: File): Promise<string> => {
  const { id } = await sendTo(call, route, file)
  const { body } = await askUntilAt(
    () => call('GET', `/api/uploads/${id}`),
    (answer) => answer.body.state !== 'ISSUED',
  )
  if (body.state !== 'READY') throw new Error(`The file was refused: ${JSON.stringify(body)}`)
  return id
}
