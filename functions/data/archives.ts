import * as z from 'zod/mini'
import { keys, partitions, timeSort } from './keys.ts'
import { queryPages } from './queries.ts'
import {
  deleteWrite,
  getItem,
  type Item,
  insertWrite,
  putWrite,
  readable,
  updateWrite,
  write,
} from './table.ts'
import type { Write } from './transact.ts'
import { archiveContent, archiveStates } from '#shared/schemas/archive.ts'
import { id } from '#shared/schemas/ids.ts'
import { instant } from '#shared/schemas/text.ts'

// A person has one archive. Its place in the index is the time at which a job has something to do about it: to hand it over, to
// find that it was not made, or to erase it. `former` is the file of the archive before, until a job has erased it.

const archiveRecord = z.object({
  id: id('archive'),
  userId: id('user'),
  /** ENDED: its account is deleted. */
  state: z.enum([...archiveStates, 'ENDED']),
  askedAt: instant,
  until: z.nullable(instant),
  content: z.nullable(archiveContent),
  former: z.nullable(id('archive')),
})
export type ArchiveRecord = z.output<typeof archiveRecord>

const place = (dueAt: Date, userId: string): string => timeSort(dueAt.toISOString(), userId)

/** A person's archive, or undefined. Strongly consistent: they ask while a job works. */
export const findArchive = (userId: string): Promise<ArchiveRecord | undefined> =>
  getItem(keys.archive(userId), archiveRecord)

/** Stores that an archive is asked for, in place of the one that was seen. @returns false when that has changed since */
export const storeArchive = (archive: ArchiveRecord, seen: ArchiveRecord | undefined): Promise<boolean> =>
  write(
    putWrite(
      {
        ...keys.archive(archive.userId),
        ...archive,
        statusPk: partitions.archives,
        // One that can be fetched is due at its end, any other at once.
        statusSk: place(new Date(archive.until ?? 0), archive.userId),
      },
      seen
        ? { if: '#id = :id AND #state = :state', values: { id: seen.id, state: seen.state } }
        : { if: 'attribute_not_exists(pk)' },
    ),
  )

/** An archive and the place at which it was found. */
export type DueArchive = ArchiveRecord & { place: string }

/** An archive at the place to which `moveArchive` moved it. */
export const archiveAt = (archive: ArchiveRecord, dueAt: Date): DueArchive => ({
  ...archive,
  place: place(dueAt, archive.userId),
})

const dueArchive = z.extend(archiveRecord, { statusSk: z.string() })

/** Archives about which there is something to do, page by page. */
export async function* dueArchivePages(at: Date): AsyncGenerator<DueArchive[]> {
  const query = { index: 'byStatus', partition: partitions.archives, before: at.toISOString() } as const
  const read = readable(dueArchive, 'archive')
  for await (const items of queryPages({ ...query, limit: 50 }))
    yield items.flatMap(read).map(({ statusSk, ...archive }) => ({ ...archive, place: statusSk }))
}

/**
 * Moves an archive to a state, with something to do at `dueAt`. A try whose answer was lost finds what it wrote itself.
 * @returns false when it has changed since it was found
 */
export const moveArchive = (
  { userId, id: archiveId, place: seen }: DueArchive,
  state: ArchiveRecord['state'],
  dueAt: Date,
): Promise<boolean> => {
  const next = place(dueAt, userId)
  return write(
    updateWrite(keys.archive(userId), {
      set: { state, statusSk: next },
      if: '#id = :id AND (statusSk = :seen OR (statusSk = :next AND #state = :state))',
      values: { id: archiveId, seen, next, state },
    }),
  )
}

type Finished = { until: Date; content: z.output<typeof archiveContent> }

/** A write, for a transaction, that makes an archive one to be fetched; it fails when it was ended or replaced meanwhile. */
export const finishArchiveWrite = (
  { userId, id: archiveId }: Pick<ArchiveRecord, 'userId' | 'id'>,
  { until, content }: Finished,
): Write =>
  updateWrite(keys.archive(userId), {
    set: {
      state: 'READY',
      until: until.toISOString(),
      content,
      former: null,
      statusSk: place(until, userId),
    },
    if: '#id = :id AND #state = :making',
    values: { id: archiveId, making: 'MAKING' },
  })

/** Ends a person's archive, so that the job erases its file. Without one it does nothing. */
export const endArchive = async (userId: string): Promise<void> => {
  await write(
    updateWrite(keys.archive(userId), {
      set: { state: 'ENDED', statusSk: place(new Date(0), userId) },
      if: 'attribute_exists(pk)',
    }),
  )
}

/** Forgets an archive whose file is erased. @returns false when it has changed since it was found */
export const deleteArchive = ({ userId, id: archiveId, place: seen }: DueArchive): Promise<boolean> =>
  write(
    deleteWrite(keys.archive(userId), {
      if: '#id = :id AND statusSk = :seen',
      values: { id: archiveId, seen },
    }),
  )

const archiveKey = z.object({ publicKey: z.string() })

/** Publishes a key that signs archives; the same again changes nothing. Kept for good: archives are checked years later. */
export const storeArchiveKey = async (keyId: string, publicKey: string): Promise<void> => {
  const item: Item & ReturnType<typeof keys.archiveKey> = { ...keys.archiveKey(keyId), publicKey }
  await write(insertWrite(item))
}

/** A published key in PEM, or undefined. */
export const findArchiveKey = async (keyId: string): Promise<string | undefined> =>
  (await getItem(keys.archiveKey(keyId), archiveKey))?.publicKey
