import type { Readable } from 'node:stream'

/** A request of the SDK, as it would go onto the network. */
export type Request = {
  method: string
  hostname: string
  path: string
  query: Record<string, unknown>
  headers: Record<string, string>
  body?: string | Uint8Array
}

export type Reply = { status: number; headers: Record<string, string>; body: string | Readable }

/** A refusal in the JSON protocols of AWS. */
export const refused = (name: string, message = name, more: object = {}): Reply => ({
  status: 400,
  headers: { 'x-amzn-errortype': name },
  body: JSON.stringify({ __type: name, message, ...more }),
})

/** A request's body as text. */
export const textOf = ({ body = '' }: Request): string =>
  typeof body === 'string' ? body : new TextDecoder().decode(body)
