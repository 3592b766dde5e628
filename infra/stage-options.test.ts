import { Stack } from 'aws-cdk-lib'
import { expect, it } from 'vitest'
import { stageRegions } from './stage-options.ts'
import { readStage } from '#infra/stage.ts'
import { makeApp } from './testing/synthesise.ts'

const contexts: Record<string, string>[] = [
  { stage: 'dev' },
  { stage: 'prod', domain: 'cars.example', region: 'us-east-1' },
]

it.each(contexts)('the regions of %j are those of its stacks', (context) => {
  const { app, end } = makeApp(context)
  const regions = app.node.children.filter(Stack.isStack).map(({ region }) => region)
  end()
  expect(stageRegions(readStage(app)).toSorted()).toEqual([...new Set(regions)].toSorted())
})
