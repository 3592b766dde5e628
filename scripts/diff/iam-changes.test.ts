import { expect, test } from 'vitest'
import { iamChanges } from './iam-changes.ts'

const block = (title: string, ...statements: string[]) => `${title}\n${statements.join('\n')}`
const read = '  Allow dynamodb:GetItem\n    Resource Data.Table.Arn'
const write = '  Allow dynamodb:PutItem\n    Resource Data.Table.Arn'
const role = 'RoutesPublic.getHealthRole (AWS::IAM::Policy)'

test('rights that come and go are told with whose they are', () => {
  const before = `${block(role, read, write)}\n\n${block('Jobs.old (AWS::IAM::Policy)', read)}\n`
  const after = `${block('Jobs.new (AWS::IAM::Policy)', write)}\n\n${block(role, read.replace('.Arn', '/index'), write)}\n`
  expect(iamChanges(before, after)).toBe(
    [
      'Jobs.new (AWS::IAM::Policy)\n+   Allow dynamodb:PutItem\n      Resource Data.Table.Arn',
      'Jobs.old (AWS::IAM::Policy)\n-   Allow dynamodb:GetItem\n      Resource Data.Table.Arn',
      `${role}\n+   Allow dynamodb:GetItem\n      Resource Data.Table/index\n-   Allow dynamodb:GetItem\n      Resource Data.Table.Arn`,
    ].join('\n\n'),
  )
})

test('the order of statements is no change', () => {
  expect(iamChanges(block(role, read, write), block(role, write, read))).toBe('')
  expect(iamChanges('', '')).toBe('')
})
