import { join } from 'node:path'
import { build } from 'esbuild'
import { beforeAll, expect, test } from 'vitest'
import { actionsOf, roleStatements } from '#infra/testing/statements.ts'
import { findIn, synthesise } from '#infra/testing/synthesise.ts'

// Package of the SDK → the service's name in actions.
const services: Record<string, string> = {
  cloudformation: 'cloudformation',
  cloudfront: 'cloudfront',
  cloudwatch: 'cloudwatch',
  lambda: 'lambda',
  'route-53': 'route53',
  s3: 's3',
  'secrets-manager': 'secretsmanager',
  sesv2: 'ses',
  sts: 'sts',
}

// Commands whose action has another name.
const renamed: Record<string, string> = {
  's3:ListObjectsV2': 's3:ListBucket',
  's3:DeleteObjects': 's3:DeleteObject',
  'lambda:Invoke': 'lambda:InvokeFunction',
}

// Of the first deploy, which is by hand; and what AWS tells everybody.
const notOfWorkflows = new Set([
  'secretsmanager:CreateSecret',
  'secretsmanager:RestoreSecret',
  'sts:GetCallerIdentity',
])

/** The actions that the code of a script asks AWS for by the SDK's commands. */
const actionsIn = (code: string): string[] => {
  const imports = [...code.matchAll(/import \{([^}]*)\} from "@aws-sdk\/client-([^"]+)"/g)]
  const asked = imports.flatMap(([, names = '', client = '']) =>
    names.split(',').flatMap((name) => {
      const [given = '', local = given] = name.trim().split(' as ')
      const [, command = given.slice('paginate'.length)] = /^(\w+)Command$/.exec(given) ?? []
      // Of what a script imports and does not use, the import alone is left.
      const isUsed = new RegExp(`\\bnew ${local}\\(|(?<!function )\\b${local}\\(`).test(code)
      return /^paginate|Command$/.test(given) && isUsed ? `${services[client] ?? client}:${command}` : []
    }),
  )
  return [...new Set(asked.map((action) => renamed[action] ?? action))]
}

const scripts = new Map<string, string>()
let prod: ReturnType<typeof synthesise>

beforeAll(async () => {
  prod = synthesise({ stage: 'prod', domain: 'cars.example', repository: 'sayara/sayara' })
  const { outputFiles } = await build({
    absWorkingDir: join(import.meta.dirname, '../..'),
    entryPoints: ['scripts/deploy.ts', 'scripts/rollback.ts', 'scripts/diff.ts'],
    outdir: 'unused',
    write: false,
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
  })
  for (const { path, text } of outputFiles) scripts.set(/(\w+)\.js$/.exec(path)?.[1] ?? '', text)
})

test.each([
  ['deploy', 'deploy', 'cloudformation:UpdateTerminationProtection'],
  ['rollback', 'deploy', 'lambda:UpdateAlias'],
  ['diff', 'diff', 'cloudformation:GetTemplate'],
])('the role of a workflow may do what `npm run %s` asks of AWS', (script, role, one) => {
  const allowed = roleStatements([findIn(prod, 'Access', `GitHub${role}`, 'AWS::IAM::Role')]).flatMap(
    actionsOf,
  )
  const isAllowed = (action: string) =>
    allowed.some((pattern) => new RegExp(`^${pattern.replaceAll('*', '.*')}$`).test(action))
  const asked = actionsIn(scripts.get(script) ?? '')
  expect(asked).toContain(one)
  expect(asked.filter((action) => !notOfWorkflows.has(action) && !isAllowed(action))).toEqual([])
})
