import { makeTools } from './deploy/tools.ts'
import { readRollbackOptions } from './rollback/options.ts'
import { rollbackSteps } from './rollback/steps.ts'
import { runCommand } from './command/run-command.ts'
import { runSteps } from './stage/steps.ts'

// `npm run rollback`: the release before answers again, its functions and its pages.
await runCommand(async () => {
  const options = readRollbackOptions(process.argv.slice(2))
  const tools = makeTools(options.values.region)
  await runSteps(rollbackSteps(options, tools), { say: tools.say, now: () => performance.now() })
})
