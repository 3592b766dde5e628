import { CreateInvalidationCommand } from '@aws-sdk/client-cloudfront'
import { describe, expect, test } from 'vitest'
import { readDeployOptions } from '#scripts/deploy/options.ts'
import { listKeys, readReleases, readText, writeRelease, type Release } from '#scripts/deploy/releases.ts'
import { deploySteps } from '#scripts/deploy/steps.ts'
import { putFile } from '#scripts/deploy/upload-site.ts'
import { buildSmallSite, drawAnswer, fakeTools, script } from '#scripts/deploy/testing/stubs.ts'
import { bucket } from '#scripts/local/s3/testing/run-s3.ts'
import { runSteps } from '#scripts/stage/steps.ts'
import { chooseRelease } from './choose-release.ts'
import { readRollbackOptions } from './options.ts'
import { dataVersion } from '#shared/constants/storage.ts'
import { rollbackSteps } from './steps.ts'

const where = ['--stage', 'prod', '--region', 'me-central-1', '--yes']
const newScript = '/assets/b-2.js'

/** Every function of the stage with this version. */
const allAt = (version: string): string[] => Array.from({ length: 7 }, () => version)

/** A stage with two releases, whose functions and pages differ. */
const twoReleases = async () => {
  const fake = await fakeTools('prod')
  const { tools, functions, siteFolder } = fake
  const running = { say: tools.say, now: () => 0 }
  const deploy = (more: string[] = []) =>
    runSteps(deploySteps(readDeployOptions([...where, '--domain', 'cars.example', ...more]), tools), running)
  const rollback = (...args: string[]) =>
    runSteps(rollbackSteps(readRollbackOptions(args.length > 0 ? args : where), tools), running)
  const release = async (code: string, itsScript: string, more?: string[]) => {
    functions.change(code)
    await buildSmallSite(siteFolder, itsScript)
    await deploy(more)
  }
  tools.findNameServers = async () => ['ns.example']
  await release('a', script)
  await tools.sleep(1000)
  await release('b', newScript)
  fake.done.length = 0
  const page = () => readText(fake.s3, bucket, 'index.html')
  const notes = async () => [...(await readReleases(fake.s3, bucket)).values()]
  return { ...fake, release, deploy, rollback, page, notes }
}

describe('a rollback', () => {
  test('lets the functions and the pages of the release before answer again', async () => {
    const { rollback, functions, page, cloudFrontMock, notes, said } = await twoReleases()
    expect(await page()).toContain(newScript)
    await rollback()
    expect(Object.values(functions.live())).toEqual(allAt('1'))
    expect(await page()).toContain(script)
    expect((await notes()).map(({ isLive }) => isLive)).toEqual([true, false])
    const { InvalidationBatch } =
      cloudFrontMock.commandCalls(CreateInvalidationCommand).at(-1)?.args[0].input ?? {}
    expect(InvalidationBatch?.Paths?.Items).toEqual(['/index.html', '/shells/home-en.html'])
    expect(said.join('\n')).toMatch(
      /prod goes back to the release of 2026[^]*the page: good[^]*its script: good/,
    )
  })

  test('has its jobs build the search index of its format before its search reads it, and goes on where that fails', async () => {
    const { rollback, functions, said } = await twoReleases()
    functions.acts.length = 0
    functions.fail('buildSearchIndex')
    await rollback()
    const built = functions.acts.indexOf('run buildSearchIndex:live')
    const before = functions.acts.slice(0, built)
    expect(before.toSorted()).toEqual(['buildSearchIndex 1', 'compactSearchIndex 1', 'migrateData 1'])
    expect(functions.acts.slice(built)).toContain('searchIndex 1')
    expect(said.join('\n')).toContain('the search is down until the next build')
    expect(Object.values(functions.live())).toEqual(allAt('1'))
  })

  test('leads to no release that does not know the secret which CloudFront sends since', async () => {
    const { release, rollback, tools, functions } = await twoReleases()
    await tools.sleep(1000)
    await release('c', script, ['--rotate-origin-secret'])
    const before = functions.live()
    await expect(rollback()).rejects.toThrow('the secret between CloudFront and the API was replaced since')
    expect(functions.live()).toEqual(before)
    await tools.sleep(1000)
    await release('d', newScript)
    await rollback()
    expect(Object.values(functions.live())).toEqual(allAt('3'))
  })

  test('leads to the release before, where a job has written an answer into a page since', async () => {
    const { rollback, page, s3 } = await twoReleases()
    const key = 'shells/home-en.html'
    const built = await readText(s3, bucket, key)
    const drawn = drawAnswer(built)
    expect(drawn).not.toBe(built)
    await putFile({ client: s3, bucket }, key, Buffer.from(drawn))
    await rollback()
    expect(await page()).toContain(script)
  })

  test.each(['index.html', 'sw.js'])('finishes a release whose %s is still the one before', async (key) => {
    const { s3, notes } = await twoReleases()
    const [before, last] = (await notes()) as [Release, Release]
    const copies = { ...last.copies, [key]: '.kept/new' }
    const present = new Map([...(await listKeys(s3, bucket)), [key, 'old'], ['.kept/new', 'new']])
    const releases = [before, { ...last, copies }]
    expect(chooseRelease(releases, { live: {}, present }, dataVersion).target.at).toBe(last.at)
  })

  test('goes no further back when it is repeated: there is nothing before', async () => {
    const { rollback } = await twoReleases()
    await rollback()
    await expect(rollback()).rejects.toThrow('There is no earlier release to go back to.')
  })

  test('that stopped half-way is finished by the same command', async () => {
    const { rollback, functions, page, s3 } = await twoReleases()
    s3.middlewareStack.add(
      (next) => async (args) => {
        const { Key, Body } = args.input as { Key?: string; Body?: unknown }
        if (Key === 'index.html' && Body) throw new Error('the line broke')
        return next(args)
      },
      { step: 'initialize', name: 'breaking' },
    )
    await expect(rollback()).rejects.toThrow('the line broke')
    s3.middlewareStack.remove('breaking')
    expect(await page()).toContain(newScript)
    await rollback()
    expect(await page()).toContain(script)
    expect(Object.values(functions.live())).toEqual(allAt('1'))
  })

  test('puts the last whole release back, where a deploy stopped before its pages', async () => {
    const { rollback, deploy, functions, tools, page } = await twoReleases()
    functions.change('c')
    const { runCdk } = tools
    tools.runCdk = async (args, region) => {
      if (args.includes('Sayara-prod-*')) throw new Error('"cdk deploy" failed')
      await runCdk(args, region)
    }
    await expect(deploy()).rejects.toThrow('cdk deploy')
    expect(functions.live()).toMatchObject({ login: '3', drawAnswers: '2' })
    await rollback()
    expect(Object.values(functions.live())).toEqual(allAt('2'))
    expect(await page()).toContain(newScript)
  })

  test('and the deploy after it make the repaired release live', async () => {
    const { rollback, deploy, functions, page, notes } = await twoReleases()
    await rollback()
    functions.change('repaired')
    await deploy()
    expect(Object.values(functions.live())).toEqual(allAt('3'))
    expect(await page()).toContain(newScript)
    expect((await notes()).map(({ isLive }) => isLive)).toEqual([true, false, true])
  })
})

describe('a rollback is refused', () => {
  test.each([
    [
      'what is stored is two versions newer',
      { dataVersion: dataVersion - 2 },
      /cannot read what was stored since \(version \d+; it reads up to \d+\)/,
    ],
    ['the release kept no versions', { functions: undefined }, /did not keep what is needed/],
    [
      'files of the release are gone',
      { keys: ['assets/gone-1.js'] },
      /1 files .* gone, such as assets\/gone-1\.js/,
    ],
  ])('where %s', async (_, change, sentence) => {
    const { rollback, functions, notes, s3, page } = await twoReleases()
    const [first] = await notes()
    if (first) await writeRelease(s3, bucket, { ...first, ...change } as typeof first)
    await expect(rollback()).rejects.toThrow(sentence)
    expect(Object.values(functions.live())).toEqual(allAt('2'))
    expect(await page()).toContain(newScript)
  })

  test('where nobody says yes', async () => {
    const { rollback, tools, functions } = await twoReleases()
    tools.ask = async () => ''
    await expect(rollback('--stage', 'prod', '--region', 'me-central-1')).rejects.toThrow(
      'Nothing has changed',
    )
    expect(Object.values(functions.live())).toEqual(allAt('2'))
  })

  test('without a stage, or with options that it does not know', () => {
    expect(() => readRollbackOptions(['--region', 'me-central-1'])).toThrow('Say which stage: --stage prod')
    expect(() => readRollbackOptions(['--stage', 'prod', '--to', '1'])).toThrow('Usage: npm run rollback')
  })
})
