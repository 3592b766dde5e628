import { expect, test } from 'vitest'
import { readRestoreOptions } from './options.ts'

const read = (line: string) => readRestoreOptions(line.split(' '))
const good = '--stage prod --region eu-central-1 --from me-central-1 --domain cars.example'

test('a restore names the lost region and the new one', () => {
  expect(read(`${good} --yes`)).toEqual({
    values: { stage: 'prod', region: 'eu-central-1', domain: 'cars.example' },
    from: 'me-central-1',
    deleted: [],
    isYes: true,
    isUnaudited: false,
    isRotating: false,
  })
})

test.each([
  ['--stage prod --region eu-central-1 --domain cars.example', 'Say which region is lost'],
  [good.replace('--from me-central-1', '--from nowhere'), 'Say which region is lost'],
  [good.replace('--from me-central-1', '--from eu-central-1'), 'It opens elsewhere'],
  [
    '--stage prod --region eu-west-1 --from eu-central-1 --domain cars.example',
    'keeps its copies in eu-central-1, which is lost',
  ],
  [good.replace('--stage prod ', ''), 'Say which stage'],
  [good.replace('prod', 'dev'), 'dev keeps nothing'],
  [good.replace(' --domain cars.example', ''), 'prod needs a name of its own'],
])('%s is refused', (line, sentence) => {
  expect(() => read(line)).toThrow(sentence)
})
