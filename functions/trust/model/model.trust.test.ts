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
// Half of it on average; shorter ones than 20 are run, but not counted.
const maxCommands = 120
const counted = 20

// Against hanging, on a machine that is busy with much else.
const longestMs = amount({ quick: 540_000, nightly: 3_300_000 })

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
          // A new one for each sequence: a token lives for a quarter of an hour.
          const watcher = createWatcher(await registerAdmin())
          await runModel(commands, { watcher, lines, coverage })
          if (lines.length >= counted) done += lines.length
        },
      )
      const found = await fc.check(property, {
        seed,
        numRuns: sequences,
        unbiased: true,
        // What is found is shrunk as far as there is time for.
        plugins: [fc.interruptAfterTimeLimit(longestMs)],
      })
      if (found.failed)
        throw new Error(`TRUST_SEED=${seed}\n${(found.errorInstance as Error | null)?.message}`)
      if (isNightly) process.stdout.write(`${coverage.table()}\n`)

      const [succeeded, refused] = [coverage.succeeded(), coverage.refused()]
      // Fewer would mean that the draws have stopped meeting what the rules are about.
      expect(succeeded.length).toBeGreaterThanOrEqual(
        Math.min(everyAct.length, amount({ quick: 25, nightly: 47 })),
      )
      expect(refused.length).toBeGreaterThanOrEqual(amount({ quick: 15, nightly: 36 }))
      proven('model', done)
    },
    longestMs + 60_000,
  )
})
