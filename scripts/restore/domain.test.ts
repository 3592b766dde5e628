import {
  CloudFrontClient,
  GetDistributionConfigCommand,
  ListDistributionsCommand,
  UpdateDistributionCommand,
} from '@aws-sdk/client-cloudfront'
import {
  ChangeResourceRecordSetsCommand,
  ListResourceRecordSetsCommand,
  Route53Client,
} from '@aws-sdk/client-route-53'
import { mockClient } from 'aws-sdk-client-mock'
import { expect, test } from 'vitest'
import { releaseName, releaseRecords } from './domain.ts'

test('the lost stage’s distribution loses the name, and ours keeps it', async () => {
  const client = new CloudFrontClient({ region: 'us-east-1' })
  const aws = mockClient(client)
  const holder = (Id: string, alias: string) => ({ Id, Aliases: { Quantity: 1, Items: [alias] } })
  aws.on(ListDistributionsCommand).resolves({
    DistributionList: {
      Items: [holder('LOST', 'cars.example'), holder('OURS', 'cars.example'), holder('B', 'blog.example')],
    } as never,
  })
  aws.on(GetDistributionConfigCommand).resolves({
    ETag: 'e1',
    DistributionConfig: { Comment: 'lost', Aliases: { Quantity: 1, Items: ['cars.example'] } } as never,
  })
  aws.on(UpdateDistributionCommand).resolves({})
  expect(await releaseName(client, 'cars.example', 'OURS')).toEqual(['LOST'])
  expect(aws.commandCalls(UpdateDistributionCommand).map(({ args }) => args[0].input)).toMatchObject([
    { Id: 'LOST', IfMatch: 'e1', DistributionConfig: { Comment: 'lost', Aliases: { Quantity: 0 } } },
  ])
})

test('records that the new stacks are about to make are deleted, and no others', async () => {
  const client = new Route53Client({ region: 'us-east-1' })
  const aws = mockClient(client)
  const record = (Name: string, Type: 'A' | 'AAAA' | 'TXT' | 'CNAME') => ({ Name, Type })
  aws
    .on(ListResourceRecordSetsCommand)
    .resolvesOnce({
      ResourceRecordSets: [record('cars.example.', 'A'), record('cars.example.', 'TXT')],
      IsTruncated: true,
      NextRecordName: 'k.cars.example.',
      MaxItems: 2,
    })
    .resolves({ ResourceRecordSets: [record('k.cars.example.', 'CNAME')], IsTruncated: false, MaxItems: 2 })
  aws.on(ChangeResourceRecordSetsCommand).resolves({})
  const made = (Name: unknown, Type: string) => ({
    Type: 'AWS::Route53::RecordSet',
    Properties: { Name, Type },
  })
  const Resources = {
    A: made('cars.example.', 'A'),
    Key: made({ 'Fn::GetAtt': ['Identity', 'DkimDNSTokenName1'] }, 'CNAME'),
  }
  expect(await releaseRecords(client, 'Z1', [{ template: { Resources } }])).toEqual(['cars.example. A'])
  expect(aws.commandCalls(ChangeResourceRecordSetsCommand)[0]?.args[0].input.ChangeBatch?.Changes).toEqual([
    { Action: 'DELETE', ResourceRecordSet: record('cars.example.', 'A') },
  ])
  expect(aws.commandCalls(ListResourceRecordSetsCommand)[1]?.args[0].input.StartRecordName).toBe(
    'k.cars.example.',
  )
  expect(await releaseRecords(client, 'Z1', [])).toEqual([])
})
