import { expect, it } from 'vitest'
import { dataVersion } from '#shared/constants/storage.ts'
import { migrations } from './migrations.ts'

it('lead, one version after the other, from that of 0.1.0 to that of this code', () => {
  const versions = migrations.map(({ to }) => to)
  expect(versions).toEqual(versions.map((_, index) => index + 2))
  expect(versions.at(-1)).toBe(dataVersion)
})
