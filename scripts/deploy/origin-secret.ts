import { createHash, randomBytes } from 'node:crypto'
import {
  CreateSecretCommand,
  DescribeSecretCommand,
  GetSecretValueCommand,
  PutSecretValueCommand,
  ResourceNotFoundException,
  RestoreSecretCommand,
  UpdateSecretVersionStageCommand,
  type SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager'
import { CommandError } from '#scripts/command/run-command.ts'

// The secret that proves to the API that a request came through CloudFront. Its labels in Secrets Manager record how far a rotation
// is, so that an interrupted one continues where it stopped:
//
//   1. AWSPENDING   a new one is made. A deploy makes the functions accept both; CloudFront sends the old one still.
//   2. AWSCURRENT   moves to the new one, and with it AWSPREVIOUS to the old. A second deploy makes CloudFront send the new one.
//   3.              Once the site is seen to work, the old one loses its label. The next deploy's functions no longer accept it.

const labels = ['AWSCURRENT', 'AWSPENDING', 'AWSPREVIOUS'] as const
type Label = (typeof labels)[number]

type Version = { id: string; hash: string }

export type OriginSecret = { name: string; versions: Readonly<Partial<Record<Label, Version>>> }

const newValue = (): string => randomBytes(32).toString('base64url')
const hashOf = (value: string): string => createHash('sha256').update(value).digest('hex')

const readVersion = async (client: SecretsManagerClient, name: string, id: string): Promise<Version> => {
  const { SecretString = '' } = await client.send(
    new GetSecretValueCommand({ SecretId: name, VersionId: id }),
  )
  return { id, hash: hashOf(SecretString) }
}

const isMissing = (error: unknown): boolean => error instanceof ResourceNotFoundException

/** The secret with its labelled versions, of which only hashes leave this file; nothing when there is none. */
export const readOriginSecret = async (
  client: SecretsManagerClient,
  name: string,
): Promise<(OriginSecret & { isDeleted: boolean }) | undefined> => {
  try {
    const { VersionIdsToStages = {}, DeletedDate } = await client.send(
      new DescribeSecretCommand({ SecretId: name }),
    )
    // The value of a secret that is scheduled for deletion cannot be read.
    if (DeletedDate) return { name, versions: {}, isDeleted: true }
    const found = labels.flatMap((label) => {
      const id = Object.keys(VersionIdsToStages).find((id) => VersionIdsToStages[id]?.includes(label))
      return id === undefined ? [] : [{ label, id }]
    })
    const versions = await Promise.all(
      found.map(async ({ label, id }) => [label, await readVersion(client, name, id)] as const),
    )
    return { name, versions: Object.fromEntries(versions), isDeleted: false }
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

/** The secret, made when there is none, or taken back when it was about to be deleted. */
export const ensureOriginSecret = async (
  client: SecretsManagerClient,
  name: string,
): Promise<OriginSecret> => {
  const found = await readOriginSecret(client, name)
  if (found && !found.isDeleted) return found
  if (found) {
    await client.send(new RestoreSecretCommand({ SecretId: name }))
    return (await readOriginSecret(client, name)) ?? found
  }
  const value = newValue()
  const { VersionId: id } = await client.send(
    new CreateSecretCommand({
      Name: name,
      Description: 'Proves to the API of Sayara that a request came through CloudFront.',
      SecretString: value,
    }),
  )
  if (!id) throw new CommandError(`Secrets Manager made ${name} without a version.`)
  return { name, versions: { AWSCURRENT: { id, hash: hashOf(value) } } }
}

/** Begins a rotation, or finds the one that was begun. */
export const beginRotation = async (
  client: SecretsManagerClient,
  secret: OriginSecret,
): Promise<OriginSecret> => {
  // An old one that is accepted still means that the last rotation has not ended: it is ended first.
  if (secret.versions.AWSPENDING || secret.versions.AWSPREVIOUS) return secret
  const value = newValue()
  const { VersionId: id } = await client.send(
    new PutSecretValueCommand({ SecretId: secret.name, SecretString: value, VersionStages: ['AWSPENDING'] }),
  )
  if (!id) throw new CommandError(`Secrets Manager added nothing to ${secret.name}.`)
  return { ...secret, versions: { ...secret.versions, AWSPENDING: { id, hash: hashOf(value) } } }
}

const moveLabel = (client: SecretsManagerClient, name: string, label: Label, from: string, to?: string) =>
  client.send(
    new UpdateSecretVersionStageCommand({
      SecretId: name,
      VersionStage: label,
      RemoveFromVersionId: from,
      ...(to && { MoveToVersionId: to }),
    }),
  )

/** Makes the new one the one that CloudFront sends. Only when every function accepts it. */
export const promotePending = async (
  client: SecretsManagerClient,
  secret: OriginSecret,
): Promise<OriginSecret> => {
  const { AWSCURRENT: old, AWSPENDING: next } = secret.versions
  if (!old || !next) return secret
  // Secrets Manager moves AWSPREVIOUS to the old one by itself.
  await moveLabel(client, secret.name, 'AWSCURRENT', old.id, next.id)
  await moveLabel(client, secret.name, 'AWSPENDING', next.id)
  return { name: secret.name, versions: { AWSCURRENT: next, AWSPREVIOUS: old } }
}

/** Lets the old one go. Only when CloudFront no longer sends it. @returns whether there was one */
export const retirePrevious = async (
  client: SecretsManagerClient,
  secret: OriginSecret,
): Promise<boolean> => {
  const { AWSPREVIOUS: old } = secret.versions
  if (!old) return false
  await moveLabel(client, secret.name, 'AWSPREVIOUS', old.id)
  return true
}

/** The hashes of the secrets that the functions of a deploy accept. */
export const acceptedHashes = ({ versions }: OriginSecret): string[] =>
  [...new Set(labels.flatMap((label) => versions[label]?.hash ?? []))].toSorted()

/** The CDK context of the stacks: the hashes to accept, and the version to send. */
export const secretContext = (secret: OriginSecret) => {
  const hashes = acceptedHashes(secret)
  const { AWSCURRENT: current } = secret.versions
  return {
    ...(hashes.length > 0 && { originSecretHashes: hashes.join(',') }),
    ...(current && { originSecretVersion: current.id }),
  }
}
