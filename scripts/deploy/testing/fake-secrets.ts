import { createHash, randomUUID } from 'node:crypto'
import {
  CreateSecretCommand,
  DeleteSecretCommand,
  DescribeSecretCommand,
  GetSecretValueCommand,
  PutSecretValueCommand,
  ResourceNotFoundException,
  RestoreSecretCommand,
  SecretsManagerClient,
  UpdateSecretVersionStageCommand,
  type UpdateSecretVersionStageCommandInput,
} from '@aws-sdk/client-secrets-manager'
import { mockClient } from 'aws-sdk-client-mock'

type Version = { value: string; labels: Set<string> }

/** A Secrets Manager with one secret, for tests: it moves labels as AWS does, AWSPREVIOUS by itself. */
export const fakeSecrets = () => {
  const client = new SecretsManagerClient({ region: 'me-central-1' })
  const mock = mockClient(client)
  let versions: Map<string, Version> | undefined
  let deletion: { force: boolean } | undefined

  const all = (): Map<string, Version> => {
    if (versions) return versions
    throw new ResourceNotFoundException({ message: 'no such secret', $metadata: {} })
  }
  const holder = (label: string) => [...all()].find(([, { labels }]) => labels.has(label))
  const move = (label: string, to: string) => {
    const [from, version] = holder(label) ?? []
    version?.labels.delete(label)
    if (label === 'AWSCURRENT' && from !== undefined) move('AWSPREVIOUS', from)
    all().get(to)?.labels.add(label)
  }
  const add = (value: string, labels: readonly string[]) => {
    const id = randomUUID()
    all().set(id, { value, labels: new Set() })
    for (const label of labels) move(label, id)
    return { VersionId: id }
  }

  mock.on(CreateSecretCommand).callsFake(({ SecretString }: { SecretString: string }) => {
    versions = new Map()
    return add(SecretString, ['AWSCURRENT'])
  })
  mock
    .on(PutSecretValueCommand)
    .callsFake(({ SecretString, VersionStages }: { SecretString: string; VersionStages: string[] }) =>
      add(SecretString, VersionStages),
    )
  mock.on(DescribeSecretCommand).callsFake(() => ({
    VersionIdsToStages: Object.fromEntries([...all()].map(([id, { labels }]) => [id, [...labels]])),
    ...(deletion && { DeletedDate: new Date(0) }),
  }))
  mock.on(GetSecretValueCommand).callsFake(({ VersionId }: { VersionId: string }) => {
    // AWS does not return a secret that is scheduled for deletion.
    if (deletion) throw new Error('InvalidRequestException')
    return { SecretString: all().get(VersionId)?.value }
  })
  mock.on(UpdateSecretVersionStageCommand).callsFake((input: UpdateSecretVersionStageCommandInput) => {
    const { VersionStage = '', MoveToVersionId, RemoveFromVersionId = '' } = input
    if (!all().get(RemoveFromVersionId)?.labels.has(VersionStage))
      throw new Error('InvalidParameterException')
    if (MoveToVersionId) move(VersionStage, MoveToVersionId)
    else all().get(RemoveFromVersionId)?.labels.delete(VersionStage)
  })
  mock.on(RestoreSecretCommand).callsFake(() => void (deletion = undefined))
  mock.on(DeleteSecretCommand).callsFake(({ ForceDeleteWithoutRecovery: force = false }) => {
    all()
    deletion = { force }
    if (force) versions = undefined
  })

  return {
    client,
    mock,
    /** The SHA-256 of the value that has a label now. */
    hashAt: (label: string) => {
      const [, version] = holder(label) ?? []
      return version && createHash('sha256').update(version.value).digest('hex')
    },
    valueAt: (label: string) => holder(label)?.[1].value,
    idAt: (label: string) => holder(label)?.[0],
    deletion: () => deletion,
  }
}
