import {
  DescribeStackEventsCommand,
  type CloudFormationClient,
  type StackEvent,
} from '@aws-sdk/client-cloudformation'

const type = 'AWS::CertificateManager::Certificate'

/** The record that CloudFormation names while it waits for somebody to make it. */
const recordIn = ({ ResourceStatusReason = '' }: StackEvent): string | undefined => {
  const [, name, kind, value] =
    /Content of DNS Record is: \{\s*Name: ([^,\s]+),\s*Type: (\w+),\s*Value: ([^}\s]+)/.exec(
      ResourceStatusReason,
    ) ?? []
  return name && `${name} ${kind} ${value}`
}

/** The records that a certificate of the stack waits for now; none when there is none, or it has been issued. */
export const waitingRecords = async (client: CloudFormationClient, stack: string): Promise<string[]> => {
  const { StackEvents = [] } = await client
    .send(new DescribeStackEventsCommand({ StackName: stack }))
    // The stack may not have been begun.
    .catch(() => ({ StackEvents: [] }))
  const events = StackEvents.filter(({ ResourceType }) => ResourceType === type)
  // The newest comes first.
  if (events[0]?.ResourceStatus !== 'CREATE_IN_PROGRESS') return []
  return [...new Set(events.flatMap((event) => recordIn(event) ?? []))]
}

type Watch = {
  client: CloudFormationClient
  stack: string
  say: (line: string) => void
  sleep: (ms: number) => Promise<void>
}

const pauseMs = 10_000

/**
 * Says the records that the operator must make by hand, as soon as CloudFormation waits for them. @returns what ends the watch
 */
export const watchCertificate = ({ client, stack, say, sleep }: Watch): (() => void) => {
  const over = new AbortController()
  const said = new Set<string>()
  const watch = async (): Promise<void> => {
    while (!over.signal.aborted) {
      for (const record of await waitingRecords(client, stack)) {
        if (said.has(record)) continue
        said.add(record)
        say(
          `\n    The certificate waits for a record where the domain's DNS is kept; with it, this goes on by itself:\n    ${record}\n`,
        )
      }
      await sleep(pauseMs)
    }
  }
  // A watch that fails must not stop what it watches.
  watch().catch(() => {})
  return () => over.abort()
}
