import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { openapiDocument } from '#shared/api/openapi.ts'
import { liveRoutes } from '#shared/api/routes.ts'
import { incompatibilities, type ApiDocument } from './compare-documents.ts'
import { releasedFile, releasedText } from './released.ts'

const parse = (text: string) => JSON.parse(text) as ApiDocument
const released = parse(readFileSync(releasedFile, 'utf8'))
const next = parse(JSON.stringify(openapiDocument(liveRoutes)))

/** Incompatibilities that we live with until the next release, each with the reason why no open tab breaks. */
const reasons = [
  'GET /api/user/export: the answer.plates[].reasonCodes[]',
  'POST /api/number-plates: the answer.reasonCodes[]',
  'PATCH /api/number-plates/{id}: the answer.reasonCodes[]',
  'GET /api/seller/number-plates: the answer[].reasonCodes[]',
  'PUT /api/number-plates/{id}/availability: the answer.reasonCodes[]',
  'GET /api/admin/number-plates/{id}: the answer.reasonCodes[]',
  'GET /api/admin/number-plates: the answer.plates[].reasonCodes[]',
  'PUT /api/admin/number-plates/{id}/featured: the answer.reasonCodes[]',
  'PUT /api/admin/number-plates/{id}/status: the answer.reasonCodes[]',
]
const [ofExport, ...ofPlates] = reasons.map(
  (field) =>
    [
      `${field} may now be "NUMBER_TAKEN"`,
      'The web leaves out a reason that it does not know (`shared/rules/refusal.ts`).',
    ] as const,
)
const sources = [
  'GET /api/user/export: the answer.consents[].source',
  'GET /api/user/consents: the answer[].source',
].map(
  (field) =>
    [
      `${field} may now be "newVersion"`,
      'Only of people who have agreed to newer terms, which the web that knows it asks for.',
    ] as const,
)
const byDeal = [
  'GET /api/listings: the answer.sortedBy may now be "deal"',
  'Only for a query that asks for this order.',
] as const
const facets = [
  'GET /api/listings: a name in the answer.facets may now be "carState", "quality", "color", "driveType", "seats" and 12 more',
  'The web reads the facets that it has filters for.',
] as const
const newKinds = '"area", "isAccidentFree", "dealerOnly", "driveType", "seats" and 9 more'
const understood = [
  `GET /api/listings: the answer.understood[].kind may now be ${newKinds}`,
  'A chip shows the label that comes with the part, of whatever kind.',
] as const
const uploadIds = [
  'GET /api/uploads/{id}: the path.id must now match ^(?:upl|doc|vid)_[0-9A-HJKMNP-TV-Z]{26}$',
  'Every id that matched before matches still; those of videos are new.',
] as const
const suggested = [
  `GET /api/search/suggestions: the answer.suggestions[].kind may now be ${newKinds}`,
  'None of them is suggested: only makes, models, body types, cities and fuels are.',
] as const
const audited = [
  'GET /api/admin/audit: the answer.entries[].action may now be "dealership.review", "dealership.answer", "quote.status"',
  'A page of the log that an admin opened before and shows such a record must be loaded anew, as the site itself asks for.',
] as const
const accepted: Readonly<Record<string, string>> = Object.fromEntries([
  ofExport!,
  sources[0]!,
  facets,
  byDeal,
  understood,
  uploadIds,
  sources[1]!,
  suggested,
  ...ofPlates,
  audited,
])

describe('the released web', () => {
  it('works with this API', () => {
    expect(Object.keys(released.paths).length).toBeGreaterThan(80)
    expect(incompatibilities(released, next)).toEqual(Object.keys(accepted))
  })

  it('is compared with a document that says what this one would', () => {
    expect(parse(releasedText())).toEqual(next)
  })
})

type Method = ApiDocument['paths'][string][string]

/** The document with one operation changed. */
const changed = (path: string, method: string, change: (operation: NonNullable<Method>) => unknown) => {
  const document = structuredClone(next)
  const operation = document.paths[path]?.[method]
  if (!operation) throw new Error(`no ${method} ${path}`)
  change(operation)
  return document
}

/** A schema that a test may write to. */
type Open = { properties: Record<string, Open>; required: string[]; [keyword: string]: unknown }
const bodyOf = (operation: NonNullable<Method>) =>
  operation.requestBody?.content?.['application/json']?.schema as unknown as Open
const answerOf = (operation: NonNullable<Method>) =>
  operation.responses['200']?.content?.['application/json']?.schema as unknown as Open

describe('the comparison finds', () => {
  it('a route that is gone', () => {
    const document = structuredClone(next)
    delete (document.paths as Record<string, unknown>)['/api/health']
    expect(incompatibilities(next, document)).toEqual(['GET /api/health: is gone'])
  })

  it.each<[string, string, string, (operation: NonNullable<Method>) => unknown, string]>([
    [
      'a field that must now be sent',
      '/api/login',
      'post',
      (o) => {
        bodyOf(o).required.push('captcha')
        bodyOf(o).properties['captcha'] = { type: 'string' } as unknown as Open
      },
      'POST /api/login: the body.captcha is newly required',
    ],
    [
      'a field that is no longer read',
      '/api/login',
      'post',
      (o) => {
        bodyOf(o).required = bodyOf(o).required.filter((name) => name !== 'password')
        delete bodyOf(o).properties['password']
      },
      'POST /api/login: the body.password is no longer read',
    ],
    [
      'a lower limit of a request',
      '/api/login',
      'post',
      (o) => {
        ;(bodyOf(o).properties['password'] as Open)['maxLength'] = 3
      },
      'POST /api/login: the body.password has the maxLength 3 instead of 128',
    ],
    [
      'a field of an answer that is gone',
      '/api/health',
      'get',
      (o) => {
        answerOf(o).required = []
        answerOf(o).properties = {}
      },
      'GET /api/health: the answer.status is gone',
    ],
    [
      'a field of an answer that may be missing',
      '/api/health',
      'get',
      (o) => {
        answerOf(o).required = []
      },
      'GET /api/health: the answer.status may now be missing',
    ],
    [
      'a value that the released web does not know',
      '/api/health',
      'get',
      (o) => {
        answerOf(o).properties['status'] = { enum: ['ok', 'ill'] } as unknown as Open
      },
      'GET /api/health: the answer.status may now be "ill"',
    ],
    [
      'a route that newly asks for a token',
      '/api/health',
      'get',
      (o) => {
        Object.assign(o, { security: [{ bearer: [] }] })
      },
      'GET /api/health: a token is newly required',
    ],
    [
      'another status of success',
      '/api/health',
      'get',
      (o) => {
        Object.assign(o, { responses: { 201: o.responses['200'] } })
      },
      'GET /api/health: it succeeds with 201 instead of 200',
    ],
    [
      'a parameter that must now be given',
      '/api/listings',
      'get',
      (o) => {
        Object.assign(o, {
          parameters: [...o.parameters, { name: 'q2', in: 'query', required: true, schema: {} }],
        })
      },
      'GET /api/listings: the query.q2 is newly required',
    ],
  ])('%s', (_, path, method, change, sentence) => {
    expect(incompatibilities(next, changed(path, method, change))).toEqual([sentence])
  })

  it('nothing in what is only added', () => {
    const document = changed('/api/health', 'get', (o) => {
      answerOf(o).properties['uptime'] = { type: 'number' } as unknown as Open
      answerOf(o).required.push('uptime')
    })
    ;(document.paths as Record<string, unknown>)['/api/new'] = { get: document.paths['/api/health']?.['get'] }
    expect(incompatibilities(next, document)).toEqual([])
  })
})
