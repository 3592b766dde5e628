import { GetCallerIdentityCommand, type STSClient } from '@aws-sdk/client-sts'
import { edgeRegion } from '#infra/stage-options.ts'
import { CommandError } from '#scripts/command/run-command.ts'
import type { Clients } from './clients.ts'

const howToSignIn =
  'Sign in to the AWS account first: `aws sso login --profile <name>` and `export AWS_PROFILE=<name>`, or export ' +
  'AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and AWS_SESSION_TOKEN. `aws configure sso` sets a profile up.'

const reasonOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error)

const askWho = async (client: STSClient, sentence: string) => {
  try {
    return await client.send(new GetCallerIdentityCommand({}))
  } catch (cause) {
    throw new CommandError(`${sentence}\n(${reasonOf(cause)})`, { cause })
  }
}

/**
 * The account that this shell's credentials open, and who they are.
 * @throws CommandError without credentials, or when the account has not opened one of the regions, as newer ones like the Emirates' need
 */
export const findAccount = async (
  { identityIn }: Pick<Clients, 'identityIn'>,
  regions: readonly string[],
): Promise<{ account: string; caller: string }> => {
  const { Account: account, Arn: caller } = await askWho(
    // Open to every account.
    identityIn(edgeRegion),
    `AWS does not know you. ${howToSignIn}`,
  )
  if (!account || !caller) throw new CommandError(`AWS did not say which account this is. ${howToSignIn}`)
  for (const region of regions)
    await askWho(
      identityIn(region),
      `The account ${account} cannot be used in ${region}. Regions such as this one are opened once per account ` +
        '(AWS console, Account, AWS Regions), which takes some minutes; session tokens must be made after that.',
    )
  return { account, caller }
}
