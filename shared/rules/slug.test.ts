import { expect, it } from 'vitest'
import { toSlug } from './slug.ts'

it.each([
  [['Citroën', 'C-Elysée', 2019, 'ab12'], 'citroen-c-elysee-2019-ab12'],
  [['معرض الدوحة', 'x9'], 'x9'],
  [['🚗🚗', '  --  ', 'k3'], 'k3'],
  [['../..', 'etc/passwd'], 'etc-passwd'],
])('%o → %s', (parts, slug) => expect(toSlug(parts)).toBe(slug))
