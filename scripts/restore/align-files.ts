import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { copiesPart } from '#infra/constructs/replication.ts'
import { copyRegionOf } from '#infra/regions.ts'
import { stackName } from '#infra/stack-name.ts'
import { CommandError } from '#scripts/command/run-command.ts'
import { need, stackOutputs } from '#scripts/deploy/outputs.ts'
import { listKeys } from '#scripts/deploy/releases.ts'
import { deleteKeys } from '#scripts/deploy/upload-site.ts'
import { copyFiles, type CopiedFiles, type CopySource, filesAsOf, uploadOf } from './copy-files.ts'
import { type Holdings, readHoldings, returnedFiles, sayReturned } from './count-restored.ts'
import type { FileOptions } from './file-options.ts'
import type { RestoreTools } from './tools.ts'

type AlignTools = Pick<RestoreTools, 'say' | 'ask' | 'filesAs'> & {
  clients: Pick<RestoreTools['clients'], 'stacksIn' | 'tables' | 's3'>
}

const isKnown = ({ uploads, photos, documents }: Holdings, id: string): boolean =>
  [uploads, photos, documents].some((ids) => ids.has(id))

/** The files that the table still needs: not those that its jobs are about to erase, as of people who have left. */
async function* needed(sources: AsyncIterable<CopySource>, holdings: Holdings): AsyncGenerator<CopySource> {
  for await (const source of sources) {
    const id = uploadOf(source.key)
    if (isKnown(holdings, id) && !holdings.going.has(id)) yield source
  }
}

/**
 * Makes the files of a stage agree with its table once that was put back to a moment: what it names and somebody has deleted since comes
 * back from the copies, and files that came since, which nothing else would ever find, are removed.
 */
export const alignFiles = async (
  { values: { stage, region }, at, isYes }: FileOptions,
  { say, ask, filesAs, clients: { stacksIn, tables, s3 } }: AlignTools,
): Promise<void> => {
  const data = await stackOutputs(stacksIn(region), stackName(stage, 'Data'))
  const copies = await stackOutputs(stacksIn(copyRegionOf(region)), stackName(stage, copiesPart))
  const role = need(copies, 'FileRestoreRoleArn')
  const buckets = { photos: need(data, 'PhotoBucket'), documents: need(data, 'DocumentBucket') }
  const sources = { photos: need(copies, 'PhotoCopies'), documents: need(copies, 'DocumentCopies') }
  // Before the table: an upload has its item before its file, so none that comes meanwhile is taken for one without.
  const present = {
    photos: [...(await listKeys(s3, buckets.photos)).keys()],
    documents: [...(await listKeys(s3, buckets.documents)).keys()],
  }
  const table = need(data, 'TableName')
  const holdings = await readHoldings(DynamoDBDocumentClient.from(tables), table)
  if (holdings.uploads.size === 0)
    throw new CommandError(`${table} has no uploads at all: the restored table is not in its place yet.`)

  const align = async (kind: 'photos' | 'documents'): Promise<CopiedFiles> => {
    const to = buckets[kind]
    const then = filesAsOf(filesAs(role, copyRegionOf(region)), sources[kind], at)
    const copied = await copyFiles({
      client: filesAs(role, region),
      from: sources[kind],
      to,
      sources: needed(then, holdings),
      onProgress: (done) => say(`    ${done} …`),
    })
    say(`${kind}: ${copied.copied} brought back, ${copied.present} there already`)
    const lone = present[kind].filter((key) => uploadOf(key) !== key && !isKnown(holdings, uploadOf(key)))
    const question = `${kind}: ${lone.length} files belong to no upload of the table. Remove them? [y/N] `
    const isAgreed = lone.length > 0 && (isYes || /^y(?:es)?$/i.test(await ask(question)))
    if (isAgreed) await deleteKeys(s3, to, lone)
    say(`${kind}: ${isAgreed ? lone.length : 0} of ${lone.length} without an upload removed`)
    return { ...copied, uploads: new Set([...copied.uploads, ...present[kind].map(uploadOf)]) }
  }
  const aligned = { photos: await align('photos'), documents: await align('documents') }
  for (const line of sayReturned(returnedFiles(holdings, aligned))) say(line)
}
