import { setImmediate } from 'node:timers/promises'
import { App } from 'aws-cdk-lib'
import { stop } from 'esbuild'
import { bundle } from './bundle.ts'
import { createStacks } from '#infra/create-stacks.ts'
import { checkWithNag } from '#infra/nag.ts'
import { readStage } from '#infra/stage.ts'

// The CDK app: `npm run synth`, `diff`, `deploy` and `destroy` run it through the CDK, as does its own command line by hand.
const app = new App()
const stage = readStage(app)
// A deploy bundles into a folder of its own, and keeps the source maps of what it brings (`npm run trace`).
const folders = await bundle(app.node.tryGetContext('bundles'), app.node.tryGetContext('maps') !== undefined)
// Ended by hand and waited for below, so that `npm run synth` can count what bundling took.
await stop()
createStacks(app, stage, folders)
checkWithNag(app)
app.synth()
await setImmediate()
