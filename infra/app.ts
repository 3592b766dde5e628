import { App } from 'aws-cdk-lib'
import { bundle } from '#infra/bundle.ts'
import { createStacks } from '#infra/create-stacks.ts'
import { readStage } from '#infra/stage.ts'

const app = new App()
createStacks(app, readStage(app), await bundle())
app.synth()
