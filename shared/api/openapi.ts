import { productName } from '#shared/constants/market.ts'
import * as z from 'zod/mini'
import type { Access, Contract, Method } from '#shared/api/contract.ts'
import { actingForHeader } from '#shared/constants/origin-headers.ts'
import { errorBody, errors, type ErrorCode } from '#shared/errors.ts'

type JsonSchema = Record<string, unknown>
type Responses = Record<
  string,
  { description: string; content?: Readonly<Record<string, { schema: JsonSchema }>> }
>

const jsonSchema = (schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema => {
  // The dialect is the document's own; naming it in every schema would say it hundreds of times.
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

const parameters = (place: 'path' | 'query', schema: z.ZodMiniType | undefined) => {
  if (!schema) return []
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}

/** Staff say for whom they call. */
const actingFor = ({ staff }: Contract) =>
  staff
    ? [
        {
          name: actingForHeader,
          in: 'header' as const,
          required: false,
          schema: {
            type: 'string',
            description: `The dealership for which its staff calls: at least ${staff}.`,
          },
        },
      ]
    : []

const security: Record<Access, readonly Record<string, readonly string[]>[]> = {
  public: [],
  optional: [{}, { bearer: [] }],
  user: [{ bearer: [] }],
  seller: [{ bearer: [] }],
  dealership: [{ bearer: [] }],
  admin: [{ bearer: [] }],
}

/** The error codes that every route of its kind can return, beside the contract's own. */
const commonRefusals = ({
  method,
  access,
  staff,
  params,
  query,
  body,
  limits,
  needsProof,
}: Contract): ErrorCode[] => [
  // A concurrent change was faster.
  ...(method === 'GET' ? [] : (['CONFLICT'] as const)),
  ...(access === 'public' || access === 'optional' ? [] : (['UNAUTHORIZED'] as const)),
  ...(access === 'public' || access === 'optional' || access === 'user' ? [] : (['FORBIDDEN'] as const)),
  ...(staff ? (['FORBIDDEN', 'NOT_STAFF'] as const) : []),
  ...(access === 'admin' ? (['SECOND_FACTOR_NEEDED'] as const) : []),
  ...(needsProof ? (['PROOF_REQUIRED'] as const) : []),
  ...(params ? (['NOT_FOUND'] as const) : []),
  ...(query || body ? (['BAD_REQUEST'] as const) : []),
  ...(body ? (['INVALID_JSON', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'] as const) : []),
  ...(limits ? (['TOO_MANY_REQUESTS'] as const) : []),
  'INTERNAL',
  'STORE_UNAVAILABLE',
]

/** Every code that a route may refuse with. */
export const refusalsOf = (contract: Contract): ErrorCode[] => [
  ...new Set([...(contract.errors ?? []), ...commonRefusals(contract)]),
]

const errorResponses = (contract: Contract): Responses => {
  const byStatus = Map.groupBy(refusalsOf(contract), (code) => errors[code].status)
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [
      status,
      {
        description: group.map((code) => `\`${code}\`: ${errors[code].message}`).join('\n\n'),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  )
}

const success = ({ response, summary, contentType }: Contract): Responses[string] =>
  response
    ? {
        description: summary,
        content: { [contentType ?? 'application/json']: { schema: jsonSchema(response, 'output') } },
      }
    : { description: 'Done; there is nothing to say.' }

const responses = (contract: Contract): Responses => ({
  [contract.status]: success(contract),
  ...errorResponses(contract),
})

const operation = (contract: Contract, operationId: string) => ({
  operationId,
  summary: contract.summary,
  tags: [contract.noun],
  security: security[contract.access],
  parameters: [
    ...parameters('path', contract.params),
    ...parameters('query', contract.query),
    ...actingFor(contract),
  ],
  ...(contract.body && {
    requestBody: {
      required: true,
      content: { 'application/json': { schema: jsonSchema(contract.body, 'input') } },
    },
  }),
  responses: responses(contract),
})

const operations = (contract: Contract): [Method, string][] => [
  [contract.method, contract.id],
  // An operation id must be unique in the document, though both methods mean the same.
  ...(contract.alias ? [[contract.alias, `${contract.id}By${contract.alias}`] as [Method, string]] : []),
]

/** The OpenAPI 3.1 document of these contracts: plain JSON, in the order given. */
export const openapiDocument = (contracts: readonly Contract[]) => {
  const paths: Record<string, Record<string, ReturnType<typeof operation>>> = {}
  for (const contract of contracts) {
    const path = (paths[contract.path] ??= {})
    for (const [method, id] of operations(contract)) path[method.toLowerCase()] = operation(contract, id)
  }
  return {
    openapi: '3.1.0',
    info: {
      title: productName.en,
      version: '1',
      description:
        'Used cars and number plates for the Gulf. Every refusal has the body `Error`; `code` is stable.',
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: { Error: jsonSchema(errorBody, 'output') },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  }
}
