import { beforeAll, expect, inject, test } from 'vitest'
import { eachAtOnce } from '#functions/core/time.ts'
import { rawCall } from '#functions/trust/inputs/raw-call.ts'
import { call, type Answer, type Call } from '#functions/trust/permissions/call.ts'
import { goodCalls, type GoodCall } from '#functions/trust/permissions/good-calls.ts'
import { differences, snapshot } from '#functions/trust/permissions/snapshot.ts'
import { car, plate } from '#functions/trust/permissions/things-offers.ts'
import { lead, savedSearch, upload } from '#functions/trust/permissions/things-people.ts'
import { stockImport } from '#functions/trust/permissions/things-stock.ts'
import {
  appeal,
  application,
  contactMessage,
  provider,
  report,
} from '#functions/trust/permissions/things-review.ts'
import { openWorld, type World } from '#functions/trust/permissions/world.ts'
import { proven } from '#functions/trust/proven.ts'
import type { Contract } from '#shared/api/contract.ts'
import { liveRoutes, type RouteId } from '#shared/api/routes.ts'
import { errorBody } from '#shared/errors.ts'

// Calls that would succeed but for one change: another field, method, spelling of the path, or an id of another kind.

Object.assign(process.env, inject('functionEnv'))
const baseUrl = inject('apiUrl')
const atOnce = 8

let world: World
beforeAll(async () => {
  world = await openWorld()
})

type Tried = { name: string; asked: Call; isRight: (answer: Answer) => boolean }

/** Makes all calls, whose responses must be right and which must change nothing. @returns the number of calls */
const tryAll = async (
  tried: readonly Tried[],
  make = (asked: Call) => call(baseUrl, asked),
): Promise<number> => {
  const before = await snapshot(world.ids)
  const wrong: string[] = []
  await eachAtOnce(tried, atOnce, async ({ name, asked, isRight }) => {
    const answer = await make(asked)
    if (!isRight(answer)) wrong.push(`${name}: ${answer.status} ${answer.text.slice(0, 200)}`)
  })
  expect(wrong.join('\n')).toBe('')
  expect(differences(before, await snapshot(world.ids)).join('\n')).toBe('')
  return tried.length
}

/** Fields that the server alone sets, with values that would profit an attacker. */
const decidedByServer: Readonly<Record<string, unknown>> = {
  id: `lst_${'0'.repeat(26)}`,
  role: 'PLATFORM_ADMIN',
  status: 'APPROVED',
  isVerified: true,
  verificationStatus: 'APPROVED',
  verified: true,
  ownerId: `usr_${'0'.repeat(26)}`,
  userId: `usr_${'0'.repeat(26)}`,
  sellerId: `usr_${'0'.repeat(26)}`,
  dealerProfileId: `usr_${'0'.repeat(26)}`,
  dealer: null,
  featured: true,
  isFeatured: true,
  isHidden: false,
  mustReview: false,
  viewCount: 1_000_000,
  contactCount: 0,
  saveCount: 1_000_000,
  slug: 'a-slug',
  rejectionReason: '',
  decision: null,
  appeal: null,
  documentsChecked: {},
  suspension: null,
  tokensValidAfter: 0,
  endedSessions: [],
  createdAt: '2020-01-01T00:00:00.000Z',
  updatedAt: '2020-01-01T00:00:00.000Z',
  publishedAt: '2020-01-01T00:00:00.000Z',
  version: 1,
  pk: 'USER#x',
}

const namesUnknown = (text: string, field: string): boolean => {
  const { issues = [] } = errorBody.parse(JSON.parse(text))
  return issues.some(({ path, message }) => path === '' && message === `Not known here: ${field}`)
}

const shapeOf = ({ body }: Contract): Readonly<Record<string, unknown>> => {
  const { def } = (body as unknown as { _zod: { def: { shape?: Record<string, unknown> } } })._zod
  if (!def.shape) throw new Error('The body is no object with named fields')
  return def.shape
}

test('a field that the server decides is refused by name, and nothing is written', async () => {
  const calls = await goodCalls(
    liveRoutes.filter(({ body }) => body),
    world,
  )
  const tried = calls.flatMap(({ route, cell, asked }) =>
    Object.entries(decidedByServer)
      .filter(([field]) => !Object.hasOwn(shapeOf(route), field))
      .map(([field, value]): Tried => ({
        name: `${cell.name} with ${field}`,
        asked: { ...asked, body: { ...(asked.body as object), [field]: value } },
        isRight: ({ status, text }) => status === 400 && namesUnknown(text, field),
      })),
  )
  proven('fields', await tryAll(tried))
})

const isClosed = ({ access }: Contract): boolean => access !== 'public' && access !== 'optional'
const isRead = ({ method }: Contract): boolean => method === 'GET'

const pattern = ({ path }: Contract): RegExp => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`)
/** The methods of all routes at this path. */
const methodsAt = (path: string): string[] =>
  liveRoutes
    .filter((route) => pattern(route).test(path))
    .flatMap(({ method, alias }) => [method, alias ?? method])

const overrides = ['x-http-method-override', 'x-http-method', 'x-method-override'] as const

const otherMethods = ({ cell, asked, route }: GoodCall): Tried[] => {
  const path = asked.path.split('?')[0] ?? ''
  const refused = ['HEAD', 'OPTIONS', 'GET', 'POST', 'PUT', 'PATCH', 'DELETE']
    .filter((method) => !methodsAt(path).includes(method))
    .map((method): Tried => ({
      name: `${cell.name} as ${method}`,
      // A browser cannot send a body with GET or HEAD.
      asked: { ...asked, method, ...(['GET', 'HEAD'].includes(method) && { body: undefined }) },
      isRight: ({ status }) => status === 405,
    }))
  if (isRead(route)) return refused
  const named = overrides.map((header): Tried => ({
    name: `${cell.name} by ${header}`,
    asked: { method: 'GET', path, token: asked.token, headers: { [header]: asked.method } },
    // The method in the header must be ignored: GET reads where the path has it, and nothing else happens.
    isRight: ({ status }) =>
      methodsAt(path).includes('GET') ? status !== 405 && status < 500 : status === 405,
  }))
  return [...refused, ...named]
}

test('another method than a route has does nothing, however it is asked for', async () => {
  const calls = await goodCalls(liveRoutes.filter(isClosed), world)
  const tried = calls.flatMap(otherMethods)
  proven('permissions', await tryAll(tried))
})

const spelled: Readonly<Record<string, (path: string) => string>> = {
  'a slash more': (path) => path.replace('/api/', '/api//'),
  'a slash at the end': (path) => `${path}/`,
  'a letter as its code': (path) =>
    path.replace(/^\/api\/(.)/, (_, letter: string) => `/api/%${letter.charCodeAt(0).toString(16)}`),
  'a code of a code': (path) =>
    path.replace(/^\/api\/(.)/, (_, letter: string) => `/api/%25${letter.charCodeAt(0).toString(16)}`),
  'large letters': (path) => path.replace(/^\/api\/(\w+)/, (_, word: string) => `/api/${word.toUpperCase()}`),
  'a dot between': (path) => path.replace('/api/', '/api/./'),
  'a detour': (path) => path.replace('/api/', '/api/health/../'),
  'a semicolon': (path) => path.replace(/^\/api\/(\w+)/, (word) => `${word};a=b`),
  'a code of a slash': (path) => path.replace('/api/', '/api%2f'),
  'a backslash': (path) => path.replace('/api/', String.raw`/api\ `.trim()),
  'an address with its host': (path) => `http://localhost${path.replace('/api/', '/api//')}`,
}

const rawly = async ({ method, path, token, body, headers }: Call): Promise<Answer> => {
  const { status, bytes } = await rawCall(baseUrl, {
    method,
    target: path,
    headers: {
      host: new URL(baseUrl).host,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  return { status, text: bytes.toString() }
}

test('another spelling of an address leads nowhere, and does nothing', async () => {
  const calls = await goodCalls(liveRoutes.filter(isClosed), world)
  const tried = calls.flatMap(({ cell, asked }) =>
    Object.entries(spelled).map(([how, spell]): Tried => ({
      name: `${cell.name} with ${how}`,
      asked: { ...asked, path: spell(asked.path) },
      isRight: ({ status }) => status >= 400 && status < 500,
    })),
  )
  proven('permissions', await tryAll(tried, rawly))
})

/** One existing item of each kind that has an id. */
const others = async (): Promise<Readonly<Record<string, string>>> => {
  const things = {
    lst: car('APPROVED'),
    plt: plate('APPROVED'),
    led: lead('seller', 'own'),
    ss: savedSearch('own'),
    upl: upload('photo', 'own'),
    doc: upload('document', 'own'),
    imp: stockImport('CHECKED', 'own'),
    sub: application('SUBMITTED'),
    apl: appeal,
    rep: report('OPEN'),
    ctm: contactMessage,
    prv: provider('insurance'),
  }
  const made = await Promise.all(
    Object.entries(things).map(
      async ([prefix, thing]) => [prefix, (await world.shared(thing, 'PO', world.people.PO)).id] as const,
    ),
  )
  return { ...Object.fromEntries(made), usr: world.people.PX.user.id }
}

const prefixOf = (id: string): string => id.split('_')[0] ?? ''
const reviewed = ['lst', 'plt', 'sub', 'usr']
/** The routes whose address takes ids of several kinds. */
const severalKinds: Readonly<Record<string, readonly string[]>> = {
  getUpload: ['upl', 'doc'],
  claimReview: reviewed,
  releaseReview: reviewed,
} satisfies Partial<Record<RouteId, readonly string[]>>

test('an id of another kind names nothing, wherever an address takes one', async () => {
  const ids = await others()
  const withId = liveRoutes.filter(({ path }) => /\{(?:id|\w+Id)\}|-documents\/\{name\}/.test(path))
  const calls = await goodCalls(withId, world)
  const tried = calls.flatMap(({ route, cell, asked }) => {
    const own = /[a-z]{2,4}_[0-9A-Z]{26}|[0-9a-f]{8}-[0-9a-f-]{27}$|[0-9a-f]{32}$/.exec(asked.path)?.[0] ?? ''
    return Object.entries(ids)
      .filter(([prefix]) => prefix !== prefixOf(own) && !severalKinds[route.id]?.includes(prefix))
      .map(([prefix, id]): Tried => ({
        name: `${cell.name} with the id of a ${prefix}`,
        asked: { ...asked, path: asked.path.replace(own, id) },
        isRight: ({ status }) => status === 404,
      }))
  })
  proven('permissions', await tryAll(tried))
})
