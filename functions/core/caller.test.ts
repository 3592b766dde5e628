import { expect, it } from 'vitest'
import { networkOf } from './caller.ts'

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:0'],
  ['2001:db8:1:ff:3:4:5:6', '2001:db8:1:0'],
  ['2001:db8:1:12ab:3:4:5:6', '2001:db8:1:1200'],
  ['2001:db8::5', '2001:db8:0:0'],
  ['2001:db8::7:8', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['2001:0DB8:0000::9', '2001:db8:0:0'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
])('%s belongs to %s', (ip, network) => expect(networkOf(ip)).toBe(network))
