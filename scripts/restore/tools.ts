import { S3Client } from '@aws-sdk/client-s3'
import { AssumeRoleCommand } from '@aws-sdk/client-sts'
import { deployFolders } from '#scripts/deploy/folders.ts'
import { makeTools, type Tools } from '#scripts/deploy/tools.ts'
import { readStacks, type SynthesisedStack } from '#scripts/stage/assembly.ts'
import { backupCaller, type CallBackup } from './backups.ts'
import { roleFinder } from './workflow-roles.ts'

/** Everything outside that a restore touches beside a deploy. */
export type RestoreTools = Tools & {
  callBackup: CallBackup
  /** Whether the account has a role of this name. */
  hasRole: (name: string) => Promise<boolean>
  /** Clients of S3 in a region that act as the role which may read copies. */
  filesAs: (roleArn: string, region: string) => S3Client
  /** The stacks as they were synthesised. */
  readAssembly: (stage: string) => Promise<Pick<SynthesisedStack, 'name' | 'template'>[]>
}

/** The tools of this machine and of the account that its shell opens, for a stage in `region`. */
export const makeRestoreTools = (region: string): RestoreTools => {
  const tools = makeTools(region)
  return {
    ...tools,
    readAssembly: (stage) => readStacks(deployFolders(tools.root, stage).assembly),
    callBackup: backupCaller(tools.clients),
    hasRole: roleFinder(tools.clients),
    filesAs: (roleArn, place) =>
      new S3Client({
        region: place,
        // The SDK asks again before they end: a role that was assumed by a role, as of a single sign-on, lasts an hour at most.
        credentials: async () => {
          const { Credentials } = await tools.clients.identityIn(region).send(
            new AssumeRoleCommand({
              RoleArn: roleArn,
              RoleSessionName: 'restore',
            }),
          )
          const { AccessKeyId = '', SecretAccessKey = '', SessionToken = '', Expiration } = Credentials ?? {}
          return {
            accessKeyId: AccessKeyId,
            secretAccessKey: SecretAccessKey,
            sessionToken: SessionToken,
            ...(Expiration && { expiration: Expiration }),
          }
        },
      }),
  }
}
