import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '#scripts/local/s3/testing/run-s3.ts'
import { judgeAudit, readAudit } from './audit.ts'
import { packageSharp } from './package-sharp.ts'
import { sbomFile, writeSbom } from './sbom.ts'

const answer = (output: unknown, isGood = true) => ({ isGood, output: JSON.stringify(output) })
const lax = { isProd: false, isUnaudited: false }
const prod = { isProd: true, isUnaudited: false }
const forced = { isProd: true, isUnaudited: true }

describe('what is known about the dependencies', () => {
  test('stops nothing when it is little', () => {
    const audit = readAudit(answer({ vulnerabilities: { a: { severity: 'moderate' } } }, false))
    expect(judgeAudit(audit, prod)).toContain('No grave hole')
  })

  test('stops every stage when it is grave, unless one insists', () => {
    const audit = readAudit(
      answer({ vulnerabilities: { a: { severity: 'low' }, b: { severity: 'critical' } } }, false),
    )
    for (const where of [lax, prod]) expect(() => judgeAudit(audit, where)).toThrow('b (critical). Update')
    expect(judgeAudit(audit, forced)).toContain('Going on all the same')
  })

  test('stops prod when nobody says, and only warns elsewhere', () => {
    const refused = readAudit(
      answer({ message: '405 Method Not Allowed', statusCode: 405, error: {} }, false),
    )
    expect(refused).toEqual({ kind: 'unanswered', reason: '405 Method Not Allowed' })
    expect(() => judgeAudit(refused, prod)).toThrow('405 Method Not Allowed')
    for (const where of [lax, forced]) expect(judgeAudit(refused, where)).toContain('Going on without')
    expect(readAudit({ isGood: false, output: 'npm error network\nmore' })).toMatchObject({
      reason: 'npm error network',
    })
  })
})

test('the list of packages is written as npm gives it', async () => {
  const root = await temporaryFolder()
  const sbom = { bomFormat: 'CycloneDX', components: [{ name: 'a' }, { name: 'b' }] }
  expect(await writeSbom(root, async () => answer(sbom))).toBe(2)
  expect(JSON.parse(await readFile(join(root, sbomFile), 'utf8'))).toEqual(sbom)
  await expect(writeSbom(root, async () => ({ isGood: false, output: 'npm error' }))).rejects.toThrow(
    'npm error',
  )
})

test('sharp for Lambda is fetched when it is missing, incomplete or of another version', async () => {
  const root = await temporaryFolder()
  const packages = join(root, 'dist/sharp-arm64/node_modules')
  const calls: (readonly string[])[] = []
  const wanted = (version: string) =>
    writeFile(join(root, 'package.json'), JSON.stringify({ dependencies: { sharp: version } }))
  const fetching = () =>
    packageSharp(root, async (args) => {
      calls.push(args)
      await mkdir(join(packages, '@img/sharp-linux-arm64'), { recursive: true })
      await mkdir(join(packages, 'sharp'), { recursive: true })
      await writeFile(
        join(packages, 'sharp/package.json'),
        JSON.stringify({ version: args.at(-1)?.split('@')[1] }),
      )
      return { isGood: true, output: '' }
    })
  await wanted('1.0.0')
  expect([await fetching(), await fetching()]).toEqual([true, false])
  await wanted('1.1.0')
  expect([await fetching(), await fetching()]).toEqual([true, false])
  expect(calls.map((args) => args.at(-1))).toEqual(['sharp@1.0.0', 'sharp@1.1.0'])
  expect(calls[0]).toEqual(
    expect.arrayContaining(['--os=linux', '--cpu=arm64', '--libc=glibc', 'dist/sharp-arm64']),
  )
  await wanted('1.2.0')
  await expect(packageSharp(root, async () => ({ isGood: false, output: 'E404' }))).rejects.toThrow('E404')
})
