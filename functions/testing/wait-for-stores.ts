import { waitForStores } from '#functions/core/time.ts'

// As the functions of their stack (local-stack.ts): what a busy machine does late is no failure of a test.
waitForStores(60_000)
