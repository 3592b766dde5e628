import { tellParent } from '#scripts/local/parent.ts'
import { startLocalStack } from './local-stack.ts'
// A process of its own: the test runner's transforms the modules of components too, for seconds on end during which no store here
// would answer.

const stack = await startLocalStack(process.env['TEST_AWS_ENDPOINT'])
const end = (): void => void stack.stop().finally(() => process.exit())
// The test runner may have ended while the stack was starting.
if (process.connected) process.once('disconnect', end)
else end()
tellParent({ url: stack.url, env: stack.env, logFiles: stack.logFiles })
