import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DescribeStacksCommand, GetTemplateCommand } from '@aws-sdk/client-cloudformation'
import { CreateInvalidationCommand } from '@aws-sdk/client-cloudfront'
import { GetCallerIdentityCommand } from '@aws-sdk/client-sts'
import { App } from 'aws-cdk-lib'
import { mockClient } from 'aws-sdk-client-mock'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { readStage } from '#infra/stage.ts'
import { dataVersion } from '#shared/constants/storage.ts'
import { runSteps } from '#scripts/stage/steps.ts'
import { assemblyFolder } from '#scripts/stage/assembly.ts'
import { mapsOfRelease } from '#scripts/trace/map-files.ts'
import { deployFolders } from './folders.ts'
import { readDeployOptions } from './options.ts'
import { deploySteps } from './steps.ts'
import { readReleases } from './releases.ts'
import { bucket } from '#scripts/local/s3/testing/run-s3.ts'
import { apiId, fakeTools } from './testing/stubs.ts'

const region = 'me-central-1'

const begin = async (...args: string[]) => {
  const options = readDeployOptions([
    '--stage',
    'prod',
    '--region',
    region,
    '--domain',
    'cars.example',
    ...args,
  ])
  const fake = await fakeTools('prod')
  const cdkCalls: (readonly string[])[] = []
  const { runCdk } = fake.tools
  const tools = {
    ...fake.tools,
    runCdk: (args: readonly string[], region: string) => {
      cdkCalls.push(args)
      return runCdk(args, region)
    },
  }
  const steps = deploySteps(options, tools)
  return { ...fake, tools, steps, cdkCalls, run: () => runSteps(steps, { say: tools.say, now: () => 0 }) }
}

const groupOf = (line = '') => (line.startsWith('put ') ? line.startsWith('put assets/') : line)

/** Files of one group are sent concurrently, in any order. */
const inOrder = (done: readonly string[]): string[] => {
  const groups: string[][] = []
  for (const line of done) {
    const last = groups.at(-1)
    if (last && groupOf(last[0]) === groupOf(line)) last.push(line)
    else groups.push([line])
  }
  return groups.flatMap((group) => (group[0]?.startsWith('put ') ? group.toSorted() : group))
}

const contextOf = (args: readonly string[] = []) =>
  Object.fromEntries(args.filter((_, index) => args[index - 1] === '-c').map((text) => text.split('=')))

describe('a deployment', () => {
  test('changes nothing in AWS before everything here is ready, and shows nothing before it works', async () => {
    const { steps, run, done, cloudFrontMock } = await begin('--yes', '--hosted-zone', 'none')
    expect(steps.map(({ name }) => name)).toEqual([
      'account',
      'zone',
      'dependencies',
      'sharp',
      'site',
      'quota',
      'mail quota',
      'bootstrap',
      'secret',
      'failed stacks',
      'synthesis',
      'jobs',
      'indexes',
      'routes',
      'release',
      'data',
      'stacks',
      'upload',
      'cache',
      'smoke test',
      'successMessage',
    ])
    await run()
    expect(inOrder(done)).toEqual([
      'npm audit',
      'npm sbom',
      'npm install',
      'build for support@cars.example',
      'cdk synth me-central-1',
      'cdk deploy me-central-1 Sayara-prod-Jobs Sayara-prod-Search',
      'cdk deploy me-central-1 Sayara-prod-Routes* Sayara-prod-ApiStage',
      'cdk deploy me-central-1 Sayara-prod-*',
      'put assets/a-1.js',
      'put favicon.svg',
      'put index.html',
      'put shells/home-en.html',
      // After each of two messages of two lengths, many requests: one of them would get what is left over.
      ...[
        '/',
        '/',
        '/assets/a-1.js',
        '/assets/none-00000000.js',
        '/api/health',
        ...Array.from({ length: 40 }, () => '/api/health'),
        '/api/user',
      ].map((path) => `fetch https://d1.cloudfront.net${path}`),
      `fetch https://${apiId}.execute-api.me-central-1.amazonaws.com/api/health`,
    ])
    const { InvalidationBatch } =
      cloudFrontMock.commandCalls(CreateInvalidationCommand)[0]?.args[0].input ?? {}
    expect(InvalidationBatch?.Paths).toEqual({
      Quantity: 3,
      Items: ['/favicon.svg', '/index.html', '/shells/home-en.html'],
    })
  })

  test.each([
    ['', 'no company'],
    ['Cars W.L.L.', 'Cars W.L.L.'],
  ])('says which company stands in the footer: “%s”', async (name, told) => {
    vi.stubEnv('VITE_OPERATOR_NAME', name)
    onTestFinished(() => void vi.unstubAllEnvs())
    const { steps, said } = await begin()
    await steps.find((step) => step.name === 'site')?.run({})
    expect(said.join('\n')).toContain(`in its footer: ${told}`)
  })

  test('tells the stacks what was said and what was found', async () => {
    const { run, cdkCalls, secrets, tools } = await begin(
      '--yes',
      '--hosted-zone',
      'none',
      '--operator',
      'ops@cars.example',
    )
    await run()
    expect(cdkCalls).toHaveLength(4)
    expect(cdkCalls[0]).toEqual(expect.arrayContaining(['synth', '--strict']))
    for (const deploy of cdkCalls.slice(1))
      expect(deploy).toEqual(expect.arrayContaining(['--strict', 'never']))
    expect(contextOf(cdkCalls[0])).toEqual({
      maps: 'yes',
      bundles: deployFolders(tools.root, 'prod').bundles,
      stage: 'prod',
      region: 'me-central-1',
      domain: 'cars.example',
      operatorMail: 'ops@cars.example',
      mailsPerSecond: '20',
      originSecretHashes: secrets.hashAt('AWSCURRENT'),
      originSecretVersion: secrets.idAt('AWSCURRENT'),
    })
    expect(JSON.stringify(cdkCalls)).not.toContain(secrets.valueAt('AWSCURRENT'))
  })

  test('publishes what it has built, whatever other commands build in the same checkout meanwhile', async () => {
    const { run, cdkCalls, builtInto, tools, s3 } = await begin('--yes', '--hosted-zone', 'none')
    const { site, assembly, maps } = deployFolders(tools.root, 'prod')
    for (const name of [maps, join(tools.root, 'dist/maps')]) {
      await mkdir(join(name, 'identity'), { recursive: true })
      await writeFile(join(name, 'identity/login.mjs.map'), name)
    }
    await run()
    expect(builtInto).toEqual([site])
    expect([site, assembly]).not.toContain(join(tools.root, 'dist/web'))
    expect(assembly).not.toBe(assemblyFolder)
    const [synth, ...deploys] = cdkCalls
    expect(synth).toEqual(expect.arrayContaining(['--output', assembly]))
    expect(deploys).toHaveLength(3)
    for (const deploy of deploys) expect(deploy).toEqual(expect.arrayContaining(['--app', assembly]))
    const findMap = await mapsOfRelease(s3, bucket, undefined)
    expect(await findMap('identity/login')).toBe(maps)
  })

  test('ends with what only the operator can do', async () => {
    const { run, said } = await begin('--yes', '--hosted-zone', 'none')
    await run()
    const text = said.join('\n')
    for (const line of [
      'Sayara is deployed: https://cars.example',
      '  cars.example ALIAS or CNAME d1.cloudfront.net',
      '  k._domainkey.cars.example CNAME k.dkim.example',
      'npm run admin:grant -- <username> --stage prod',
    ])
      expect(text).toContain(line)
  })

  test('can be repeated, and then sends only what can have changed', async () => {
    const { run, done, said } = await begin('--yes', '--hosted-zone', 'none')
    await run()
    done.length = 0
    await run()
    expect(inOrder(done.filter((line) => line.startsWith('put')))).toEqual([
      'put favicon.svg',
      'put index.html',
      'put shells/home-en.html',
    ])
    expect(said.join('\n')).toContain('3 sent, 1 there already')
  })
})

test('a rotation deploys twice: both are accepted before the new one is sent, and the old one goes in the end', async () => {
  const { run, done, cdkCalls, secrets, said } = await begin('--yes', '--rotate-origin-secret')
  await run()
  const [first, second] = cdkCalls.filter(([name]) => name === 'synth').map(contextOf)
  expect(first?.originSecretHashes.split(',')).toHaveLength(2)
  expect(second?.originSecretHashes).toBe(first?.originSecretHashes)
  expect(second?.originSecretVersion).toBe(secrets.idAt('AWSCURRENT'))
  expect(first?.originSecretVersion).not.toBe(second?.originSecretVersion)
  expect(done.filter((line) => line.endsWith('Sayara-prod-*'))).toHaveLength(2)
  expect(secrets.idAt('AWSPREVIOUS')).toBeUndefined()
  expect(said.join('\n')).toContain('The old origin secret is no longer sent')
})

describe('an account that the CDK does not know', () => {
  const unprepared = async (...args: string[]) => {
    const deployment = await begin(...args)
    const missing = new Error('Stack with id CDKToolkit does not exist')
    mockClient(deployment.tools.clients.stacksIn('us-east-1'))
      .on(DescribeStacksCommand)
      .resolves({ Stacks: [] })
      .on(DescribeStacksCommand, { StackName: 'CDKToolkit' })
      .rejects(missing)
    return deployment
  }

  test('is prepared, where the operator agrees', async () => {
    const { run, done, cdkCalls } = await unprepared()
    await run()
    expect(done.filter((line) => /^(?:ask|cdk)/.test(line))).toEqual([
      expect.stringContaining('prepare 123456789012 once in us-east-1'),
      'cdk bootstrap us-east-1',
      'cdk synth me-central-1',
      'cdk deploy me-central-1 Sayara-prod-Jobs Sayara-prod-Search',
      'cdk deploy me-central-1 Sayara-prod-Routes* Sayara-prod-ApiStage',
      'cdk deploy me-central-1 Sayara-prod-*',
    ])
    expect(cdkCalls[0]?.slice(0, 2)).toEqual(['bootstrap', 'aws://123456789012/us-east-1'])
    expect(cdkCalls[2]).toEqual(expect.arrayContaining(['--require-approval', 'broadening']))
  })

  test('is prepared, and deployed to, by calls that each tell the CDK’s app which stage it is, where they run it', async () => {
    const { run, cdkCalls } = await unprepared('--yes')
    await run()
    const running = cdkCalls.filter((args) => !args.includes('--app'))
    expect(running.map(([name]) => name)).toEqual(['bootstrap', 'synth'])
    for (const args of running)
      expect(readStage(new App({ context: contextOf(args) }))).toMatchObject({ name: 'prod', region })
  })

  test('is left alone where they do not', async () => {
    const { run, tools, cdkCalls } = await unprepared()
    tools.ask = async () => ''
    await expect(run()).rejects.toThrow(/Stopped at step 8 of 21, bootstrap: us-east-1 .*--yes/)
    expect(cdkCalls).toEqual([])
  })
})

describe('a release of functions', () => {
  test('lets the jobs and their indexes come first, then the search, and all answer at once where none answered before', async () => {
    const { run, functions } = await begin('--yes')
    await run()
    const jobs = ['buildSearchIndex 1', 'compactSearchIndex 1', 'migrateData 1']
    const routes = ['getUser 1', 'login 1']
    expect(functions.acts).toEqual([
      ...jobs,
      'run buildSearchIndex:live',
      'searchIndex 1',
      ...routes,
      'run migrateData:live',
      'drawAnswers 1',
    ])
  })

  test('goes on where a stack failed when it was first made, which still lists its functions', async () => {
    const { run, functions } = await begin('--yes')
    const { inStack } = functions
    functions.inStack = (part) =>
      inStack(part).flatMap((each) => [
        each,
        { ...each, PhysicalResourceId: 'gone', ResourceStatus: 'DELETE_COMPLETE' as const },
      ])
    await run()
    expect(functions.live()).toMatchObject({ migrateData: '1', login: '1' })
  })

  test('lets the job on the site answer with the code that comes with the last stacks, and notes it', async () => {
    const { run, functions, tools, s3 } = await begin('--yes')
    await run()
    const { runCdk } = tools
    tools.runCdk = async (args, region) => {
      if (args.includes('Sayara-prod-*')) functions.change('b', ['drawAnswers'])
      await runCdk(args, region)
    }
    await run()
    expect(functions.live()).toMatchObject({ drawAnswers: '2' })
    expect(functions.fakes.get('drawAnswers')?.versions.get('2')).toBe('b')
    const last = [...(await readReleases(s3, bucket)).values()].at(-1)
    expect(last?.functions).toMatchObject({ drawAnswers: '2', login: '1' })
  })

  test('gives a tenth of the calls to what is new, then all', async () => {
    const { run, functions, said } = await begin('--yes')
    await run()
    functions.change('b', ['login'])
    functions.acts.length = 0
    await run()
    expect(functions.acts.filter((act) => act.startsWith('login'))).toEqual([
      'login 1 and 0.1 to 2',
      'login 2',
    ])
    expect(functions.acts.join()).not.toMatch(/getUser/)
    expect(said.join('\n')).toMatch(
      /1 of 6 functions have another version[^]*10 % of the calls[^]*still watching, 4 min[^]*100 %/,
    )
  })

  test.each([
    [15_000, '10 %', 'login 1 and 0.1 to 2'],
    [400_000, '100 %', 'login 2'],
  ])('goes back when an alarm rings after %i ms', async (ms, share, last) => {
    const { run, functions, tools, files } = await begin('--yes')
    await run()
    functions.change('b')
    const began = tools.now().getTime()
    functions.ringWhen(() => (tools.now().getTime() >= began + ms ? ['sayara-prod-api-failing'] : []))
    functions.acts.length = 0
    files.clear()
    await expect(run()).rejects.toThrow(
      `step 15 of 21, release: sayara-prod-api-failing rang while it answered ${share}. The release before answers again.`,
    )
    expect(functions.acts.filter((act) => act.startsWith('login')).at(-2)).toBe(last)
    expect(new Set(Object.values(functions.live()))).toEqual(new Set(['1']))
    expect(files.size).toBe(0)
  })

  test('says what rang before, and goes on: it may be the fix', async () => {
    const { run, functions, said } = await begin('--yes')
    await run()
    functions.change('b')
    functions.ringWhen(() => ['sayara-prod-api-failing'])
    await run()
    expect(said.join('\n')).toContain('sayara-prod-api-failing rings already')
    expect(functions.live()).toMatchObject({ login: '2' })
  })

  test('is noted with the versions that answer its pages, and keeps no version that no note names', async () => {
    const { run, functions, tools, s3 } = await begin('--yes')
    await run()
    functions.change('b', ['login'])
    // A version of a release that never came to be.
    functions.fakes.get('login')?.versions.set('2', 'never live')
    await run()
    const releases = [...(await readReleases(s3, bucket)).values()]
    expect(releases.map(({ functions: versions }) => versions?.['login'])).toEqual(['1', '3'])
    expect(releases.every(({ isLive, dataVersion: stored }) => isLive && stored === dataVersion)).toBe(true)
    expect([...(functions.fakes.get('login')?.versions.keys() ?? [])]).toEqual(['1', '3'])
    expect(tools.now().getTime()).toBeGreaterThan(0)
  })
})

describe('old data', () => {
  test('is brought to the version of the release once every function is new, however many runs that takes', async () => {
    const { run, functions, said } = await begin('--yes')
    const steps = [{ to: dataVersion, says: 'Old becomes new.', seen: 900, changed: 30 }]
    const report = { from: dataVersion - 1, to: dataVersion, isDone: false, steps }
    functions.migrate(report, { ...report, isDone: true })
    await run()
    const runs = functions.acts.flatMap((act, at) => (act === 'run migrateData:live' ? [at] : []))
    expect(runs).toHaveLength(2)
    const lastSwitch = functions.acts.findLastIndex((act) => act.startsWith('login '))
    expect(runs[0]).toBeGreaterThan(lastSwitch)
    expect(said.join('\n')).toContain('Old becomes new. 30 of 900 items.')
  })

  test('that cannot be changed ends the deploy, and the release answers', async () => {
    const { run, functions } = await begin('--yes')
    functions.fail('migrateData')
    await expect(run()).rejects.toThrow(/step 16 of 21, data: migrateData failed .*its log/)
    expect(functions.live()).toMatchObject({ login: '1' })
  })
})

describe('a failure', () => {
  test('without credentials says how to get them, and that the command can be repeated', async () => {
    const { run, tools, done } = await begin('--yes')
    mockClient(tools.clients.identityIn('us-east-1'))
      .on(GetCallerIdentityCommand)
      .rejects(new Error('no provider'))
    await expect(run()).rejects.toThrow(
      /step 1 of 21, account: AWS does not know you.*aws sso login[^]*run the same command again/,
    )
    expect(inOrder(done)).toEqual([])
  })

  test('in a region that the account has not opened says so', async () => {
    const { run, tools } = await begin('--yes')
    mockClient(tools.clients.identityIn('eu-central-1'))
      .on(GetCallerIdentityCommand)
      .rejects(new Error('InvalidClientTokenId'))
    await expect(run()).rejects.toThrow('cannot be used in eu-central-1')
  })

  test('of a domain that the site cannot take changes nothing', async () => {
    const { run, tools, done } = await begin('--yes')
    const Properties = { DistributionConfig: { Aliases: ['old.example'] } }
    mockClient(tools.clients.stacksIn(region))
      .on(GetTemplateCommand, { StackName: 'Sayara-prod-Web' })
      .resolves({ TemplateBody: JSON.stringify({ Resources: { Distribution: { Properties } } }) })
    await expect(run()).rejects.toThrow(/step 2 of 21, zone: This site keeps its domain old\.example/)
    expect(done).toEqual([])
  })

  test('of the quota makes nothing', async () => {
    const { run, tools, cdkCalls } = await begin('--yes')
    tools.functionQuota = async () => 10
    await expect(run()).rejects.toThrow(/step 6 of 21, quota: This account may run 10 functions/)
    expect(cdkCalls).toEqual([])
  })

  // The last stacks are those of monitoring and of CloudFront.
  test.each([
    ['jobs', 'Sayara-prod-Jobs', 12, '1'],
    ['routes', 'Sayara-prod-Routes*', 14, '1'],
    ['stacks', 'Sayara-prod-*', 17, '2'],
  ])('of %s uploads nothing, and the routes are one release', async (step, stacks, place, version) => {
    const { run, tools, files, functions } = await begin('--yes')
    await run()
    functions.change('b')
    files.clear()
    const { runCdk } = tools
    tools.runCdk = async (args, region) => {
      if (args.includes(stacks)) throw new Error('"cdk deploy" failed')
      await runCdk(args, region)
    }
    await expect(run()).rejects.toThrow(`Stopped at step ${place} of 21, ${step}: "cdk deploy" failed`)
    expect(files.size).toBe(0)
    expect(functions.live()).toMatchObject({ login: version, getUser: version })
  })

  test('of an index puts the jobs back', async () => {
    const { run, functions, done } = await begin('--yes')
    await run()
    functions.change('b')
    functions.fail('buildSearchIndex')
    done.length = 0
    await expect(run()).rejects.toThrow(
      /step 13 of 21, indexes: buildSearchIndex failed .*jobs before work again/,
    )
    expect(new Set(Object.values(functions.live()))).toEqual(new Set(['1']))
    expect(done.join()).not.toContain('Routes')
  })

  test('of the site keeps the old secret good', async () => {
    const { run, tools, secrets } = await begin('--yes', '--rotate-origin-secret')
    tools.fetch = async () => new Response('', { status: 403 })
    await expect(run()).rejects.toThrow(/smoke test: .* the status of \/ is 403 instead of 200/)
    expect(secrets.idAt('AWSPREVIOUS')).toBeDefined()
  })
})
