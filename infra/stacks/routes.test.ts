import { beforeAll, describe, expect, it } from 'vitest'
import type { EnvName } from '#functions/core/env.ts'
import { jobAccess, routeAccess } from '#infra/access.ts'
import { pictureRoutes } from '#infra/bundle.ts'
import { handlerPath, jobPath } from '#infra/handler-path.ts'
import { ofType, synthesise, type Resource } from '#infra/testing/synthesise.ts'
import { contracts, liveRoutes, type LiveRouteId } from '#shared/api/routes.ts'

let functions: Resource[]
let routes: Resource[]
let policies: Resource[]

beforeAll(() => {
  const templates = synthesise()
  functions = ofType(templates, 'AWS::Lambda::Function')
  routes = ofType(templates, 'AWS::ApiGatewayV2::Route')
  policies = ofType(templates, 'AWS::IAM::Policy')
}, 120_000)

const environment = {
  TABLE_NAME: true,
  UPLOAD_BUCKET: true,
  PHOTO_BUCKET: true,
  DOCUMENT_BUCKET: true,
  SEARCH_BUCKET: true,
  USER_POOL_ID: true,
  USER_POOL_CLIENT_ID: true,
  MAIL_FROM: true,
  SUPPORT_MAILBOX: true,
  PUBLIC_ORIGIN: true,
} satisfies Record<Exclude<EnvName, 'USER_POOL_JWKS_URI' | 'ORIGIN_SECRET_HASHES'>, true>

const keysOf = ({ method, alias, path }: (typeof liveRoutes)[number]) =>
  [method, ...(alias ? [alias] : [])].map((verb) => `${verb} ${path}`)

describe.each(liveRoutes.map((contract) => [contract.id, contract] as const))('%s', (id, contract) => {
  it('has one function', () => {
    const handler = `${handlerPath(contract)}.handler`
    expect(functions.filter(({ Properties }) => Properties.Handler === handler)).toHaveLength(1)
  })

  it('has its routes, and asks for a token exactly when its access does', () => {
    const asks = contract.access !== 'public' && contract.access !== 'optional'
    for (const key of keysOf(contract)) {
      const found = routes.filter(({ Properties }) => Properties.RouteKey === key)
      expect(found).toHaveLength(1)
      expect(found[0]?.Properties.AuthorizationType).toBe(asks ? 'JWT' : 'NONE')
      expect('AuthorizerId' in (found[0]?.Properties ?? {})).toBe(asks)
    }
  })

  it('may read the caller and count its calls where the contract needs that', () => {
    const grants: readonly string[] = routeAccess[id as LiveRouteId]
    if (contract.access !== 'public') expect(grants).toContain('table:read')
    if (contract.limits) expect(grants).toContain('table:write')
  })
})

describe('a route with pictures', () => {
  const codeOf = (path: string) =>
    functions.find(({ Properties }) => Properties.Handler === `${path}.handler`)?.Properties.Code

  it.each(pictureRoutes)('%s runs beside sharp, and the other routes do not', (id) => {
    expect(codeOf(handlerPath(contracts[id]))).toEqual(codeOf(jobPath('processPhoto')))
    expect(codeOf(handlerPath(contracts[id]))).not.toEqual(codeOf(handlerPath(contracts.getPlate)))
  })
})

describe('all functions', () => {
  it('are those of the live routes and the jobs, and no more', () => {
    const expected = [...liveRoutes.map(handlerPath), ...Object.keys(jobAccess).map(jobPath)]
    expect(functions.map(({ Properties }) => Properties.Handler).toSorted()).toEqual(
      expected.map((path) => `${path}.handler`).toSorted(),
    )
    expect(routes).toHaveLength(liveRoutes.flatMap(keysOf).length)
  })

  it('have every name of the environment', () => {
    for (const { Properties } of functions) {
      const { Variables } = Properties.Environment as { Variables: Record<string, unknown> }
      expect(Object.keys(Variables).toSorted()).toEqual(Object.keys(environment).toSorted())
    }
  })

  it('run on ARM and the pinned Node, and leave no log for ever', () => {
    for (const { Properties } of functions) {
      expect(Properties).toMatchObject({ Runtime: 'nodejs24.x', Architectures: ['arm64'] })
      expect(Properties.LoggingConfig).toHaveProperty('LogGroup')
    }
  })
})

type Statement = { Effect: string; Action: string | string[]; Resource: unknown }

describe('the roles', () => {
  const statements = () =>
    policies.flatMap(({ Properties }) => (Properties.PolicyDocument as { Statement: Statement[] }).Statement)

  it('allow named actions on named things: no wildcard, no scan', () => {
    for (const { Action, Resource } of statements()) {
      for (const action of [Action].flat()) expect(action).not.toMatch(/\*|:Scan$/)
      expect([Resource].flat()).not.toContain('*')
    }
  })

  it('let one route and the job that checks them read documents', () => {
    const readers = Object.entries({ ...routeAccess, ...jobAccess }).filter(([, grants]) =>
      (grants as readonly string[]).includes('documents:read'),
    )
    expect(readers.map(([id]) => id)).toEqual(['readDocument', 'processDocument'])
    expect(statements().filter(({ Action }) => [Action].flat().includes('kms:Decrypt'))).toHaveLength(2)
  })
})
