import { readDeployOptions } from './deploy/options.ts'
import { deploySteps } from './deploy/steps.ts'
import { makeTools } from './deploy/tools.ts'
import { runCommand } from './command/run-command.ts'
import { runSteps } from './stage/steps.ts'

// `npm run deploy`: the account of this shell has a working site afterwards.
await runCommand(async () => {
  const options = readDeployOptions(process.argv.slice(2))
  const tools = makeTools(options.values.region)
  await runSteps(deploySteps(options, tools), { say: tools.say, now: () => performance.now() })
})
