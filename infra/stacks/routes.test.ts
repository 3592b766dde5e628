import { beforeAll, describe, expect, it } from 'vitest'
import type { EnvName } from '#functions/core/env.ts'
import { holdersOf, routeAccess } from '#infra/access.ts'
import { jobs } from '#infra/jobs.ts'
import { pictureRoutes } from '#infra/bundle.ts'
import { handlerPath, internalPath, jobPath } from '#infra/handler-path.ts'
import { internalFunctions } from '#infra/internal-functions.ts'
import { reservedConcurrency } from '#infra/reserved-concurrency.ts'
import { actionsOf, roleStatements, type Statement } from '#infra/testing/statements.ts'
import { ofType, synthesise, type Resource } from '#infra/testing/synthesise.ts'
import { contracts, liveRoutes, type RouteId } from '#shared/api/routes.ts'
import { folders } from '#shared/constants/storage.ts'

let functions: Resource[]
let routes: Resource[]
let roles: Resource[]
let logGroups: Map<string, Resource>
let onProd: Resource[]
let logGroupsOnProd: Map<string, Resource>

const logGroupsOf = (templates: ReturnType<typeof synthesise>): Map<string, Resource> =>
  new Map(
    Object.values(templates)
      .flatMap((resources) => Object.entries(resources))
      .filter(([, { Type }]) => Type === 'AWS::Logs::LogGroup'),
  )

beforeAll(() => {
  const templates = synthesise()
  functions = ofType(templates, 'AWS::Lambda::Function')
  routes = ofType(templates, 'AWS::ApiGatewayV2::Route')
  roles = functionRoles(templates)
  logGroups = logGroupsOf(templates)
  const prod = synthesise({ stage: 'prod', domain: 'cars.example' })
  onProd = ofType(prod, 'AWS::Lambda::Function')
  logGroupsOnProd = logGroupsOf(prod)
})

const functionRoles = (templates: ReturnType<typeof synthesise>): Resource[] =>
  ofType(templates, 'AWS::IAM::Role').filter(({ Properties }) =>
    JSON.stringify(Properties.AssumeRolePolicyDocument).includes('lambda.amazonaws.com'),
  )

const byHandler = (among: readonly Resource[], path: string): Resource['Properties'] =>
  among.find(({ Properties }) => Properties.Handler === `${path}.handler`)?.Properties ?? {}

const environment = {
  TABLE_NAME: true,
  UPLOAD_BUCKET: true,
  PHOTO_BUCKET: true,
  DOCUMENT_BUCKET: true,
  SEARCH_BUCKET: true,
  SEARCH_FUNCTION: true,
  BUILD_FUNCTION: true,
  USER_POOL_ID: true,
  USER_POOL_CLIENT_ID: true,
  MAIL_FROM: true,
  SUPPORT_MAILBOX: true,
  MAIL_QUEUE_URL: true,
  URGENT_MAIL_QUEUE_URL: true,
  MAIL_FEEDBACK_QUEUE_URL: true,
  ERASURE_QUEUE_URL: true,
  ARCHIVE_QUEUE_URL: true,
  FEED_QUEUE_URL: true,
  MAIL_WORKERS: true,
  MAILS_PER_SECOND: true,
  MAIL_CONFIGURATION_SET: true,
  PUBLIC_ORIGIN: true,
  // The stage that is synthesised here is for trying things out.
  ROBOTS: true,
} satisfies Record<
  Exclude<EnvName, 'USER_POOL_JWKS_URI' | 'ORIGIN_SECRET_HASHES' | 'STAFF_FACTORS' | 'SITE_BUCKET'>,
  true
>

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
    const grants: readonly string[] = routeAccess[id as RouteId]
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
  it('are those of the live routes, the jobs and the internal ones, and no more', () => {
    const expected = [
      ...liveRoutes.map(handlerPath),
      ...Object.keys(jobs).map(jobPath),
      ...Object.keys(internalFunctions).map(internalPath),
    ]
    expect(functions.map(({ Properties }) => Properties.Handler).toSorted()).toEqual(
      expected.map((path) => `${path}.handler`).toSorted(),
    )
    expect(routes).toHaveLength(liveRoutes.flatMap(keysOf).length)
  })

  it('have every name of the environment', () => {
    for (const { Properties } of functions) {
      const { SITE_BUCKET: _, ...Variables } = (
        Properties.Environment as { Variables: Record<string, unknown> }
      ).Variables
      expect(Object.keys(Variables).toSorted()).toEqual(Object.keys(environment).toSorted())
    }
  })

  it('run on ARM and the pinned Node, with a limit to their time and memory, and are traced', () => {
    for (const { Properties } of functions) {
      expect(Properties).toMatchObject({
        Runtime: 'nodejs24.x',
        Architectures: ['arm64'],
        TracingConfig: { Mode: 'Active' },
      })
      expect(Properties.Timeout).toBeLessThanOrEqual(900)
      expect(Properties.MemorySize).toBeGreaterThanOrEqual(512)
    }
    for (const contract of liveRoutes)
      expect(byHandler(functions, handlerPath(contract)).Timeout).toBeLessThanOrEqual(10)
  })

  const retentionOf = (properties: Resource['Properties'], groups: Map<string, Resource>): unknown => {
    const { LogGroup } = properties.LoggingConfig as { LogGroup: { Ref: string } }
    return groups.get(LogGroup.Ref)?.Properties.RetentionInDays
  }

  it('keep their logs three months, and those of admins’ acts thirteen', () => {
    for (const contract of liveRoutes) {
      const path = handlerPath(contract)
      const days = contract.access === 'admin' ? 400 : 90
      expect(retentionOf(byHandler(onProd, path), logGroupsOnProd), contract.id).toBe(days)
      expect(retentionOf(byHandler(functions, path), logGroups)).toBe(14)
    }
    for (const name of Object.keys(jobs))
      expect(retentionOf(byHandler(onProd, jobPath(name)), logGroupsOnProd)).toBe(90)
  })

  it('have a share of the account’s concurrency on prod where a crowd must not shut the others out', () => {
    const paths = (id: string) => {
      if (id in contracts) return handlerPath(contracts[id as RouteId])
      return id in jobs ? jobPath(id) : internalPath(id)
    }
    for (const [id, reserved] of Object.entries(reservedConcurrency)) {
      expect(byHandler(onProd, paths(id)).ReservedConcurrentExecutions, id).toBe(reserved)
      expect(byHandler(functions, paths(id))).not.toHaveProperty('ReservedConcurrentExecutions')
    }
    const sum = Object.values(reservedConcurrency).reduce((total, share) => total + share, 0)
    // AWS wants 100 of the 1,000 left for all others; far more stay.
    expect(sum).toBeLessThanOrEqual(200)
    expect(onProd.filter(({ Properties }) => 'ReservedConcurrentExecutions' in Properties)).toHaveLength(
      Object.keys(reservedConcurrency).length,
    )
  })

  it('have no secret in their environment', () => {
    for (const { Properties } of onProd) {
      const { Variables } = Properties.Environment as { Variables: Record<string, unknown> }
      expect(JSON.stringify(Variables)).not.toMatch(/resolve:|password|private_?key/i)
      expect(
        Object.keys(Variables).filter((name) => /SECRET/.test(name) && !name.endsWith('_HASHES')),
      ).toEqual([])
    }
  })
})

describe('the search function', () => {
  it('has the one name and alias that its callers know, and they may invoke it and nothing else', () => {
    const name = 'sayara-dev-searchIndex'
    expect(byHandler(functions, internalPath('searchIndex')).FunctionName).toBe(name)
    const { Variables } = byHandler(functions, handlerPath(contracts.listSuggestions)).Environment as {
      Variables: Record<string, unknown>
    }
    expect(Variables['SEARCH_FUNCTION']).toBe(`${name}:live`)
    const invoking = roleStatements(roles).filter((one) => actionsOf(one).includes('lambda:InvokeFunction'))
    const building = invoking.filter(({ Resource }) => JSON.stringify(Resource).includes('buildSearchIndex'))
    expect(building).toHaveLength(holdersOf('search:build').length)
    expect(invoking.length - building.length).toBe(holdersOf('search:ask').length)
    for (const { Action, Resource } of invoking.filter((one) => !building.includes(one))) {
      expect(Action).toBe('lambda:InvokeFunction')
      expect(JSON.stringify(Resource)).toMatch(new RegExp(`:function:${name}:live"`))
    }
  })

  it('reads the snapshots for all routes but the search of cars, which holds its index itself', () => {
    const readers = holdersOf('search:read')
    expect(readers.filter((id) => id in contracts)).toEqual(['searchListings'])
    expect(readers).toContain('searchIndex')
  })
})

describe('the roles', () => {
  const statements = () => roleStatements(roles)

  it('are one for each function, on a path by which a key can name it', () => {
    const paths = roles.map(({ Properties }) => Properties.Path)
    expect(new Set(paths).size).toBe(functions.length)
    expect(paths).toContain('/sayara/dev/readDocument/')
    expect(roles).toHaveLength(functions.length)
    // AWS's own policies allow more than anybody needs.
    for (const { Properties } of roles) expect(Properties).not.toHaveProperty('ManagedPolicyArns')
  })

  // A trace and a text message belong to nothing that could be named.
  const nameless = /^(xray:Put(TelemetryRecords|TraceSegments)|sns:Publish)$/

  it('allow named actions on named things: no wildcard, and a scan to the job that migrates the data alone', () => {
    const scanning = roles.filter((role) => JSON.stringify(role).includes('dynamodb:Scan'))
    expect(scanning.map(({ Properties }) => Properties.Path)).toEqual(['/sayara/dev/migrateData/'])
    for (const statement of statements()) {
      const actions = actionsOf(statement)
      for (const action of actions) expect(action).not.toContain('*')
      if (actions.every((action) => nameless.test(action))) continue
      expect(statement).toHaveProperty('Resource')
      expect([statement.Resource].flat()).not.toContain('*')
    }
  })

  it('let admins, both sides of a conversation and the jobs that check and archive them read documents', () => {
    const readersOfThem = ['readDocument', 'openInspectionReport', 'processDocument', 'makeArchive']
    expect(holdersOf('documents:read')).toEqual(readersOfThem)
    const readers = roles.filter((role) =>
      roleStatements([role]).some(
        (statement) =>
          actionsOf(statement).includes('s3:GetObject') &&
          JSON.stringify(statement.Resource).includes(folders.documents),
      ),
    )
    expect(readers.map(({ Properties }) => Properties.Path)).toEqual(
      expect.arrayContaining(readersOfThem.map((id) => `/sayara/dev/${id}/`)),
    )
    expect(readers).toHaveLength(4)
  })

  it('let one route put documents, the job of archives alone list them, and nobody tag them', () => {
    expect(holdersOf('documents:sign')).toEqual(['createDocumentUpload'])
    const onDocuments = (statement: Statement) =>
      JSON.stringify(statement.Resource ?? '').includes('GetAttDocuments')
    const actions = new Set(statements().filter(onDocuments).flatMap(actionsOf))
    expect([...actions].toSorted()).toEqual([
      's3:DeleteObject',
      's3:GetObject',
      's3:ListBucket',
      's3:PutObject',
    ])
    const listing = roles.filter((role) =>
      roleStatements([role]).some(
        (statement) => onDocuments(statement) && actionsOf(statement).includes('s3:ListBucket'),
      ),
    )
    expect(listing.map(({ Properties }) => Properties.Path)).toEqual(['/sayara/dev/makeArchive/'])
  })
})
