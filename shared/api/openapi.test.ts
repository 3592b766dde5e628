import { describe, expect, it } from 'vitest'
import { openapiDocument } from '#shared/api/openapi.ts'
import { contracts, liveRoutes } from '#shared/api/routes.ts'
import { errors } from '#shared/errors.ts'

const document = openapiDocument(Object.values(contracts))
const operationOf = (path: string, method: string) => document.paths[path]?.[method.toLowerCase()]

const references = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '$ref' && typeof inner === 'string' ? [inner] : references(inner),
  )
}

const resolve = (pointer: string): unknown =>
  pointer
    .slice(2)
    .split('/')
    .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], document)

describe('the OpenAPI document', () => {
  it('is plain JSON', () => {
    expect(JSON.parse(JSON.stringify(document))).toEqual(document)
  })

  it('refers only to what it contains', () => {
    const all = new Set(references(document))
    expect(all).toContain('#/components/schemas/Error')
    for (const reference of all) expect(resolve(reference), reference).toBeDefined()
  })

  it('names every operation once', () => {
    const ids = Object.values(document.paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    )
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('holds every route, and its other method where it has one', () => {
    const count = Object.values(document.paths).reduce((sum, path) => sum + Object.keys(path).length, 0)
    expect(count).toBe(liveRoutes.reduce((sum, { alias }) => sum + (alias ? 2 : 1), 0))
  })
})

describe.each(
  Object.values(contracts).flatMap((c) => [c.method, c.alias ?? []].flat().map((m) => [m, c] as const)),
)('%s $path', (method, contract) => {
  const operation = operationOf(contract.path, method)

  it('describes each part of the path', () => {
    const inPath = operation?.parameters
      .filter((parameter) => parameter.in === 'path')
      .map(({ name }) => name)
    expect(inPath).toEqual([...contract.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))
  })

  it('describes its success with a schema, unless it answers nothing', () => {
    const answer = operation?.responses[contract.status]
    expect(answer && 'content' in answer).toBe(contract.status !== 204)
  })

  it('names every code it may refuse with, under that code’s status', () => {
    for (const code of contract.errors ?? []) {
      expect(operation?.responses[errors[code].status]?.description).toContain(`\`${code}\``)
    }
  })

  it('asks for a token exactly when the route does', () => {
    const asks = operation?.security.length ? operation.security.every((choice) => 'bearer' in choice) : false
    expect(asks).toBe(contract.access !== 'public' && contract.access !== 'optional')
  })
})
