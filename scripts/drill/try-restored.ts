import { setTimeout as delay } from 'node:timers/promises'
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import type { Returned } from '#scripts/restore/count-restored.ts'
import { type Item, itemsOf, kindOf } from './compare-tables.ts'

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

type Subjects = { seller?: Item; admin?: Item; listing?: Item; document?: Item }

/** A published car with a photo, its seller, an admin and a document: somebody and something of each kind. */
const findSubjects = async (client: DynamoDBDocumentClient, table: string): Promise<Subjects> => {
  const people = new Map<string, Item>()
  const found: Subjects = {}
  for await (const item of itemsOf(client, table)) {
    const kind = kindOf(item)
    if (kind === 'USER/PROFILE' && item['status'] === 'ACTIVE') people.set(text(item['id']), item)
    const hasPhotos = Array.isArray(item['photos']) && item['photos'].length > 0
    if (kind === 'LISTING/LISTING' && item['status'] === 'APPROVED' && hasPhotos) found.listing ??= item
    const isDocument = kind === 'UPLOAD/UPLOAD' && item['purpose'] === 'document' && item['state'] === 'READY'
    if (isDocument) found.document ??= item
  }
  const seller = people.get(text(found.listing?.['ownerId']))
  const admin = [...people.values()].find(({ role }) => role === 'PLATFORM_ADMIN')
  return { ...found, ...(seller && { seller }), ...(admin && { admin }) }
}

type Call = { method?: string; token?: string; body?: unknown }

const call = async (url: string, path: string, { method = 'GET', token, body }: Call = {}) => {
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const content = await answer.text()
  const json = (content.startsWith('{') ? JSON.parse(content) : {}) as Record<string, unknown>
  return { status: answer.status, json }
}

const attempts = 240
const pauseMs = 500

/** The token of the newest mailed link to a new password. */
const mailedToken = async (url: string, email: string): Promise<string> => {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const answer = await fetch(`${url}/local/mailbox.json?${new URLSearchParams({ to: email })}`)
    const mails = (await answer.json()) as { links: string[] }[]
    const link = mails.flatMap(({ links }) => links).find((each) => each.includes('reset-password'))
    if (link) return new URLSearchParams(new URL(link).hash.slice(1)).get('token') ?? ''
    await delay(pauseMs)
  }
  throw new Error(`No link to a new password has come to ${email}.`)
}

const password = 'Restored123'

/** Does what everybody does after a restore: is told so, asks for a link, chooses a password, signs in. @returns the token */
const comeBack = async (url: string, { username, email }: Item): Promise<string> => {
  const login = () => call(url, '/api/login', { method: 'POST', body: { username, password } })
  const before = await login()
  if (before.json['code'] !== 'PASSWORDS_LOST')
    throw new Error(
      `Signing in is answered with ${before.status} ${text(before.json['code'])} before a new password.`,
    )
  await call(url, '/api/password/forgot', { method: 'POST', body: { account: username } })
  const token = await mailedToken(url, text(email))
  const reset = await call(url, '/api/password/reset', {
    method: 'POST',
    body: { token, newPassword: password },
  })
  const after = await login()
  if (after.status !== 200)
    throw new Error(`After a new password (${reset.status}) signing in is answered with ${after.status}.`)
  return text(after.json['authToken'])
}

/** Tries a market that was opened from copies, at its API. @returns what came back, and sentences about what did not */
export const tryRestored = async (
  url: string,
  client: DynamoDBDocumentClient,
  table: string,
): Promise<{ returned: Returned[]; problems: string[] }> => {
  const { seller, admin, listing, document } = await findSubjects(client, table)
  const problems: string[] = []
  const returned: Returned[] = []
  const attempt = async (what: string, act: (() => Promise<void>) | undefined): Promise<void> => {
    if (!act) return
    let lost = 0
    try {
      await act()
    } catch (error) {
      lost = 1
      problems.push(`${what}: ${error instanceof Error ? error.message : String(error)}`)
    }
    returned.push({ what, before: 1, after: 1 - lost, lost })
  }
  const expectOk = async (address: string): Promise<void> => {
    const { status } = await fetch(address)
    if (status !== 200) throw new Error(`${address.split('?')[0]} answers ${status}`)
  }
  let adminToken = ''
  await attempt('a seller signs in again', seller && (async () => void (await comeBack(url, seller))))
  await attempt(
    'an admin signs in again',
    admin &&
      (async () => {
        adminToken = await comeBack(url, admin)
      }),
  )
  await attempt('a listing opens', listing && (() => expectOk(`${url}/api/listings/${text(listing['id'])}`)))
  const [photo] = (listing?.['photos'] ?? []) as Item[]
  await attempt(
    'its photo',
    photo && (() => expectOk(`${url}/api/listing-images/${text(photo['id'])}?w=640`)),
  )
  await attempt(
    'an admin reads a document',
    document &&
      (async () => {
        const path = `/api/verification-documents/${text(document['id'])}`
        const { status, json } = await call(url, path, { token: adminToken })
        if (status !== 200) throw new Error(`It is answered with ${status}`)
        await expectOk(text(json['url']))
      }),
  )
  return { returned, problems }
}
