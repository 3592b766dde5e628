import { expect, test } from 'vitest'
import { stageOptionNames, stageOptions } from '#infra/stage-options.ts'
import { contextArgs } from '#scripts/stage/flags.ts'
import { readDeployOptions, readDiffOptions } from './options.ts'

test('flags become what the CDK is told', () => {
  const args =
    '--stage prod --region me-central-1 --domain cars.example --hosted-zone Z12 --mail-from a@cars.example --support=b@cars.example'
  const options = readDeployOptions([...args.split(' '), '--operator', 'c@cars.example', '--yes'])
  expect(options).toMatchObject({ isYes: true, isRotating: false, isUnaudited: false })
  expect(contextArgs(options.values).filter((arg) => arg !== '-c')).toEqual([
    'stage=prod',
    'region=me-central-1',
    'domain=cars.example',
    'hostedZoneId=Z12',
    'mailFrom=a@cars.example',
    'supportMailbox=b@cars.example',
    'operatorMail=c@cars.example',
  ])
})

test('every option of a stage that has a flag is understood', () => {
  for (const name of stageOptionNames) {
    const { flag } = stageOptions[name]
    if (!flag) continue
    expect(() => readDeployOptions([`--${flag}`, '?'])).toThrow(`--${flag} takes`)
  }
})

test('the rest is found out by the command, and cannot be given', () => {
  expect(() => readDeployOptions(['--originSecretHashes', 'a'])).toThrow(
    /Unknown option.*\nUsage: npm run deploy -- \[--stage dev\|prod\]/,
  )
})

test('rotating and going on without an audit are asked for by name', () => {
  const args = [
    '--region',
    'eu-central-1',
    '--domain',
    'a.example',
    '--rotate-origin-secret',
    '--without-audit',
  ]
  expect(readDeployOptions(args)).toMatchObject({ isYes: false, isRotating: true, isUnaudited: true })
})

test('what a working site lacks is said, with everything else, at once', () => {
  expect(() => readDeployOptions(['--stage', 'prod', '--region', 'x', '--operator', 'y'])).toThrow(
    /^--region takes [^\n]+\n--operator takes [^\n]+\nprod needs a name of its own: --domain cars.example$/,
  )
  expect(() => readDiffOptions([])).toThrow('--mail-from')
  expect(() => readDiffOptions(['--mail-from', 'a@b.example'])).toThrow('Say where it lives: --region')
  expect(() => readDeployOptions(['--region', 'eu-west-1', '--operator', ''])).toThrow('--operator takes')
  expect(() => readDeployOptions(['--region', 'toString'])).toThrow('--region takes')
  expect(readDiffOptions(['--region', 'eu-west-1', '--mail-from', 'a@b.example']).stage).toBe('dev')
})
