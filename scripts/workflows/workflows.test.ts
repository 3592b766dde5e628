import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { auditArgs } from '#scripts/deploy/audit.ts'
import { readDeployOptions, readDiffOptions } from '#scripts/deploy/options.ts'

const root = join(import.meta.dirname, '../..')
const files = globSync('.github/workflows/*.yaml', { cwd: root })

type Step = { uses?: string; run?: string; with?: Record<string, string>; env?: Record<string, string> }
type Job = {
  'runs-on': string
  needs?: string | string[]
  environment?: string
  permissions?: Record<string, string>
  'timeout-minutes'?: number
  steps: Step[]
}
type Workflow = {
  on: Record<string, unknown>
  permissions?: Record<string, string>
  jobs: Record<string, Job>
}

const textOf = (file: string) => readFileSync(join(root, file), 'utf8')
const workflowOf = (file: string) => parse(textOf(file)) as Workflow
const jobs = files.flatMap((file) =>
  Object.entries(workflowOf(file).jobs).map(([name, job]) => ({ file, name, job })),
)

/** The keys that GitHub knows, as far as we use them: it refuses a file with any other. */
const known = {
  workflow: ['name', 'on', 'permissions', 'concurrency', 'jobs'],
  job: ['if', 'needs', 'runs-on', 'timeout-minutes', 'environment', 'permissions', 'steps'],
  step: ['name', 'uses', 'with', 'env', 'run'],
}
const others = (value: object, keys: readonly string[]) =>
  Object.keys(value).filter((key) => !keys.includes(key))

describe('the workflows', () => {
  test('are there', () => {
    expect(files.toSorted()).toEqual(
      ['deploy', 'nightly', 'test'].map((name) => `.github/workflows/${name}.yaml`),
    )
  })

  test.each(files)('%s has keys that GitHub knows, and jobs that need jobs', (file) => {
    const workflow = workflowOf(file)
    expect(others(workflow, known.workflow)).toEqual([])
    for (const job of Object.values(workflow.jobs)) {
      expect(others(job, known.job)).toEqual([])
      expect(job['runs-on']).toBe('ubuntu-24.04')
      for (const name of [job.needs ?? []].flat()) expect(workflow.jobs).toHaveProperty(name)
      for (const step of job.steps) {
        expect(others(step, known.step)).toEqual([])
        expect('uses' in step).not.toBe('run' in step)
      }
    }
  })

  test.each(files)('%s begins with no right but to read', (file) => {
    expect(workflowOf(file).permissions).toEqual({ contents: 'read' })
  })
})

describe.each(jobs)('the job $name of $file', ({ job }) => {
  test('ends by itself', () => {
    expect(job['timeout-minutes']).toBeGreaterThan(0)
  })

  test('names actions by commit: a tag can be moved', () => {
    for (const { uses } of job.steps) if (uses) expect(uses).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/)
  })

  test('runs commands that exist', () => {
    const { scripts } = JSON.parse(textOf('package.json')) as { scripts: object }
    for (const { run = '' } of job.steps) {
      for (const [, script = ''] of run.matchAll(/npm run (?:--silent )?([a-z:-]+)/g))
        expect(scripts).toHaveProperty([script])
      for (const [path] of run.matchAll(/\.ci\/\w+/g)) expect(existsSync(join(root, path))).toBe(true)
    }
  })

  test('takes nothing from outside into its shell', () => {
    for (const { run = '' } of job.steps) expect(run).not.toContain('${{')
  })

  test('opens AWS by a token alone, and in an environment whose rules hold it', () => {
    const opening = job.steps.filter(({ uses = '' }) => uses.startsWith('aws-actions/'))
    expect(JSON.stringify(job)).not.toMatch(/secrets\.|AWS_ACCESS_KEY/)
    if (opening.length === 0) return expect(job.permissions?.['id-token']).toBeUndefined()
    expect(job.permissions?.['id-token']).toBe('write')
    const role = opening[0]?.with?.['role-to-assume'] ?? ''
    // The role's trust names the environment: infra/stacks/access.ts.
    expect(role.endsWith(job.environment === 'prod' ? 'github-prod-deploy' : 'github-prod-diff')).toBe(true)
  })
})

test.each([
  ['deploy', readDeployOptions],
  ['diff', readDiffOptions],
])('the command of %s is understood', (script, read) => {
  const lines = jobs.flatMap(({ job }) => job.steps.flatMap(({ run = '' }) => run.split('\n')))
  const line = lines.find((one) => new RegExp(`npm run (?:--silent )?${script} `).test(one)) ?? ''
  const args = (/ -- (.*?)(?: 2>&1.*)?$/.exec(line)?.[1] ?? '')
    .replace('"$GITHUB_REPOSITORY"', 'owner/name')
    .replace('$OPTIONS', '--region eu-central-1 --domain cars.example')
    .split(' ')
  expect(args).toContain('prod')
  expect(() => read(args)).not.toThrow()
})

test('a deploy builds the site with every setting that the site reads of its company', () => {
  const { jobs: deploying } = workflowOf('.github/workflows/deploy.yaml')
  const given = deploying['deploy']?.steps.flatMap(({ env }) => Object.entries(env ?? {})) ?? []
  const read = new Set(textOf('web/src/app/operator.ts').match(/VITE_OPERATOR_[A-Z_]+/g))
  expect(read.size).toBe(6)
  expect(Object.fromEntries(given)).toMatchObject(
    Object.fromEntries([...read].map((name) => [name, `\${{ vars.${name} }}`])),
  )
})

test('only a tag of a version deploys', () => {
  expect(workflowOf('.github/workflows/deploy.yaml').on).toEqual({ push: { tags: ['v*'] } })
})

test('each night the registry is asked what is known about what is deployed', () => {
  const { on, jobs: nightly } = workflowOf('.github/workflows/nightly.yaml')
  expect(on).toHaveProperty('schedule')
  const commands = nightly['dependencies']?.steps.map(({ run }) => run)
  // The packages that a deploy asks about, and the findings that stop it.
  expect(commands).toContain(`npm ${auditArgs.slice(0, 2).join(' ')} --audit-level=high`)
})
