import { setTimeout } from 'node:timers/promises'
import { beforeEach } from 'vitest'

const hourMs = 3_600_000
// Longer than nearly every test runs.
const marginMs = 20_000

// Limits are counted by the hour and the day of UTC, and Qatar's day begins with an hour, too: a test that runs across one would find that
// its counts begin anew.
beforeEach(async () => {
  const left = hourMs - (Date.now() % hourMs)
  if (left < marginMs) await setTimeout(left)
})
