import { expect, test } from 'vitest'
import { readDestroyOptions } from './options.ts'

test('a test stage needs no more than its name', () => {
  expect(readDestroyOptions(['--stage', 'dev', '--region', 'eu-central-1'])).toEqual({
    values: { stage: 'dev', region: 'eu-central-1' },
    keepsData: false,
  })
})

test.each([
  [[], 'Say which stage: --stage dev'],
  [['--stage', 'live'], '--stage takes dev or prod'],
  [['--stage', 'dev'], 'Say where it lives: --region'],
  [['--stage', 'prod'], /protected and stay.*--yes-delete-everything sayara-prod$/],
  [['--stage', 'prod', '--yes-delete-everything', 'prod'], 'protected and stay'],
  [['--stage', 'prod', '--yes-delete-everything'], 'Usage: npm run destroy'],
])('%j is refused', (args, sentence) => {
  expect(() => readDestroyOptions(args)).toThrow(sentence)
})

test('prod is taken down by who types its name', () => {
  expect(
    readDestroyOptions([
      '--stage',
      'prod',
      '--region',
      'eu-central-1',
      '--yes-delete-everything',
      'sayara-prod',
    ]).keepsData,
  ).toBe(true)
})
