import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation'
import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts'
import { mockClient } from 'aws-sdk-client-mock'
import { expect, test, vi } from 'vitest'
import { findOutputs } from '#scripts/deploy/outputs.ts'
import { findAccount } from './clients.ts'

const root = join(import.meta.dirname, '../..')

/** What a command says that runs in a shell that is not signed in to AWS. */
const signedOut = async (script: string, args: string): Promise<string> => {
  const child = execFile(process.execPath, [`scripts/${script}.ts`, ...args.split(' ').filter(Boolean)], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      HOME: '/nonexistent',
      // Nor does a machine of AWS sign anybody in.
      AWS_EC2_METADATA_DISABLED: 'true',
    },
  })
  return text(child.stderr!)
}

test.concurrent.each([
  ['trace', ''],
  ['migrate', ''],
  ['migrate', '--dry-run'],
  ['drill', ''],
  ['admin-grant', 'layla'],
  ['diff', '--domain cars.example'],
])(
  '%s %s says how to sign in, without a stack',
  async (script, args) => {
    const said = await signedOut(script, `${args} --stage prod --region eu-central-1`)
    expect(said).toMatch(/^AWS does not know you\. Sign in to the AWS account first: .*\n\(.*\)\n$/)
  },
  60_000,
)

const failing = (code: string) => Object.assign(new Error(`connect ${code}`), { code })

test('a profile that is named is told, since it may be a typing mistake', async () => {
  vi.stubEnv('AWS_PROFILE', 'sayra')
  const client = new STSClient({ region: 'us-east-1' })
  mockClient(client).on(GetCallerIdentityCommand).rejects(new Error('Could not load credentials'))
  await expect(findAccount({ identityIn: () => client }, [])).rejects.toThrow('the profile “sayra”')
  vi.unstubAllEnvs()
})

test('a network without AWS is not taken for a missing sign-in', async () => {
  const client = new STSClient({ region: 'us-east-1' })
  mockClient(client).on(GetCallerIdentityCommand).rejects(failing('ENOTFOUND'))
  await expect(findAccount({ identityIn: () => client }, [])).rejects.toThrow('AWS cannot be reached')
})

test('a stage is missing where CloudFormation says so, and not where it says nothing about it', async () => {
  const client = new CloudFormationClient({ region: 'eu-central-1' })
  const find = (refusal: Error) => {
    mockClient(client).on(DescribeStacksCommand).rejects(refusal)
    return findOutputs({ stacksIn: () => client }, { stage: 'prod', region: 'eu-central-1' })
  }
  await expect(find(new Error('Stack with id Sayara-prod-Web does not exist'))).rejects.toThrow(
    'There is no stage prod in eu-central-1 of this account.',
  )
  const denied = new Error('User is not authorized to perform: cloudformation:DescribeStacks')
  await expect(find(denied)).rejects.toThrow(denied)
  await expect(find(failing('ECONNRESET'))).rejects.toThrow('connect ECONNRESET')
})
