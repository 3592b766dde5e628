import { randomInt } from 'node:crypto'

export type Call = {
  method: string
  path: string
  token?: string | undefined
  body?: unknown
  headers?: Readonly<Record<string, string>>
}

export type Answer = { status: number; text: string }

/** A random private IP address that no other caller uses. */
const anyIp = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`

/** Calls the API over HTTP. Does not import vitest, so that scripts can use it too. */
export const call = async (
  baseUrl: string,
  { method, path, token, body, headers }: Call,
): Promise<Answer> => {
  const response = await fetch(`${baseUrl}${path}`, {
    method,
    redirect: 'manual',
    headers: {
      'x-forwarded-for': anyIp(),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  return { status: response.status, text: await response.text() }
}
