import {
  CloudFormationClient,
  DescribeStackEventsCommand,
  type StackEvent,
} from '@aws-sdk/client-cloudformation'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, expect, test } from 'vitest'
import { waitingRecords, watchCertificate } from './domain.ts'

const client = new CloudFormationClient({ region: 'us-east-1' })
const mock = mockClient(client)
beforeEach(() => mock.reset())

const event = (
  ResourceStatus: string,
  ResourceStatusReason = '',
  ResourceType = 'AWS::CertificateManager::Certificate',
) =>
  ({
    StackId: 's',
    EventId: 'e',
    StackName: 'n',
    Timestamp: new Date(0),
    ResourceStatus,
    ResourceStatusReason,
    ResourceType,
  }) as StackEvent

const reason =
  'Content of DNS Record is: {Name: _a1.cars.example.,Type: CNAME,Value: _b2.acm-validations.aws.}'
const record = '_a1.cars.example. CNAME _b2.acm-validations.aws.'
const having = (...events: StackEvent[]) =>
  mock.on(DescribeStackEventsCommand).resolves({ StackEvents: events })

test('the record that a certificate waits for is read from what CloudFormation says', async () => {
  having(
    event('CREATE_IN_PROGRESS', 'other', 'AWS::WAFv2::WebACL'),
    event('CREATE_IN_PROGRESS', reason),
    event('CREATE_IN_PROGRESS'),
  )
  expect(await waitingRecords(client, 'Sayara-prod-Edge')).toEqual([record])
  having(event('CREATE_COMPLETE'), event('CREATE_IN_PROGRESS', reason))
  expect(await waitingRecords(client, 'Sayara-prod-Edge')).toEqual([])
  mock.on(DescribeStackEventsCommand).rejects(new Error('Stack does not exist'))
  expect(await waitingRecords(client, 'Sayara-prod-Edge')).toEqual([])
})

test('it is said once, while it is waited for', async () => {
  having(event('CREATE_IN_PROGRESS', reason))
  const said: string[] = []
  let rounds = 0
  await new Promise<void>((resolve) => {
    const end = watchCertificate({
      client,
      stack: 'Sayara-prod-Edge',
      say: (line) => void said.push(line),
      sleep: async () => {
        if (++rounds < 3) return
        end()
        resolve()
      },
    })
  })
  expect(said).toHaveLength(1)
  expect(said[0]).toContain(record)
})
