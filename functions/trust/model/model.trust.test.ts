import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { registerAdmin } from '#functions/testing/people.ts'
import { amount, isNightly, seed } from '#functions/trust/mode.ts'
import { proven } from '#functions/trust/proven.ts'
import { everyAct } from '#functions/trust/model/acts/every-act.ts'
import { createCoverage } from '#functions/trust/model/coverage.ts'
import { anyCommands, runModel } from '#functions/trust/model/run-model.ts'
import { createWatcher } from '#functions/trust/model/watcher.ts'

const sequences = amount({ quick: 7, nightly: 180 })
// The average is half of it. Sequences shorter than 20 run, but do not count.
const maxCommands = 120
const counted = 20

// A limit against hanging on a busy machine.
const longestMs = amount({ quick: 1_800_000, nightly: 3_300_000 })

describe('the product and the model of its rules', () => {
  it(
    'answer every sequence of commands alike, and show the same after each',
    async () => {
      const coverage = createCoverage()
      let done = 0
      const property = fc.asyncProperty(
        fc.limitShrink(anyCommands(maxCommands), amount({ quick: 30, nightly: 300 })),
        async (commands) => {
          const lines: string[] = []
          // A new watcher for each sequence, because a token is valid for 15 minutes.
          const watcher = createWatcher(await registerAdmin())
          await runModel(commands, { watcher, lines, coverage })
          if (lines.length >= counted) done += lines.length
        },
      )
      const found = await fc.check(property, {
        seed,
        numRuns: sequences,
        unbiased: true,
        // Failures are shrunk as far as the time allows.
        plugins: [fc.interruptAfterTimeLimit(longestMs)],
      })
      if (found.failed)
        throw new Error(`TRUST_SEED=${seed}\n${(found.errorInstance as Error | null)?.message}`)
      if (isNightly) process.stdout.write(`${coverage.table()}\n`)

      const [succeeded, refused] = [coverage.succeeded(), coverage.refused()]
      // Fewer would mean that the random draws no longer reach the rules.
      expect(succeeded.length).toBeGreaterThanOrEqual(
        Math.min(everyAct.length, amount({ quick: 25, nightly: 47 })),
      )
      expect(refused.length).toBeGreaterThanOrEqual(amount({ quick: 15, nightly: 36 }))
      proven('model', done)
    },
    longestMs + 60_000,
  )
})
