import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { type Item, itemsOf, kindOf } from '#scripts/drill/compare-tables.ts'
import type { CopiedFiles } from './copy-files.ts'

/** What a table holds: items by kind, people, the uploads whose files it needs, all that it has an item of, and those whose files go. */
export type Holdings = {
  items: Readonly<Record<string, number>>
  people: number
  photos: ReadonlySet<string>
  documents: ReadonlySet<string>
  uploads: ReadonlySet<string>
  going: ReadonlySet<string>
}

const textAt = (item: Item, name: string): string | undefined => {
  const value = item[name]
  return typeof value === 'string' ? value : undefined
}

/** The photos of a listing, and an upload that something uses. */
const filesNamedBy = (item: Item, kind: string): { photos: string[]; documents: string[] } => {
  const none = { photos: [], documents: [] }
  if (kind === 'LISTING/LISTING') {
    const photos = Array.isArray(item['photos']) ? (item['photos'] as Item[]) : []
    return { ...none, photos: photos.flatMap((photo) => textAt(photo, 'id') ?? []) }
  }
  const isUsed = kind === 'UPLOAD/UPLOAD' && item['state'] === 'READY' && item['attachedTo']
  const id = textAt(item, 'id')
  if (!isUsed || !id) return none
  return item['purpose'] === 'photo' ? { ...none, photos: [id] } : { ...none, documents: [id] }
}

/** Counts what a table holds. Reads all of it. */
export const readHoldings = async (client: DynamoDBDocumentClient, table: string): Promise<Holdings> => {
  const items: Record<string, number> = {}
  const [photos, documents] = [new Set<string>(), new Set<string>()]
  const [uploads, going] = [new Set<string>(), new Set<string>()]
  let people = 0
  for await (const item of itemsOf(client, table)) {
    const kind = kindOf(item)
    items[kind] = (items[kind] ?? 0) + 1
    if (kind === 'USER/PROFILE' && item['status'] !== 'DELETED') people++
    if (kind === 'UPLOAD/UPLOAD') {
      const id = textAt(item, 'id') ?? ''
      uploads.add(id)
      if (item['state'] === 'REFUSED') going.add(id)
    }
    const named = filesNamedBy(item, kind)
    for (const id of named.photos) photos.add(id)
    for (const id of named.documents) documents.add(id)
  }
  return { items, people, photos, documents, uploads, going }
}

/** How many cars the search of a site finds; none while it does not answer. */
export const carsInSearch = async (
  origin: string,
  ask: (address: string) => Promise<Response> = fetch,
): Promise<number> => {
  const answer = await ask(`${origin}/api/listings`)
  const { total = 0 } = answer.ok ? ((await answer.json()) as { total?: number }) : {}
  return total
}

/** One line of what came back: how much there was, how much there is, and how much of it is missing. */
export type Returned = { what: string; before: number; after: number; lost: number }

/** The lines for files: of the uploads that the table names, how many have none. */
export const returnedFiles = (
  { photos, documents }: Pick<Holdings, 'photos' | 'documents'>,
  copied: { photos: CopiedFiles; documents: CopiedFiles },
): Returned[] =>
  (
    [
      ['photos', photos, copied.photos.uploads],
      ['documents', documents, copied.documents.uploads],
    ] as const
  ).map(([what, named, there]) => {
    const lost = named.difference(there).size
    return { what, before: named.size, after: named.size - lost, lost }
  })

/** The lines as a table for the terminal and for the record of drills, with the sum of what is lost. */
export const sayReturned = (returned: readonly Returned[]): string[] => {
  const number = (value: number | string) => String(value).padStart(8)
  const line = (what: string, ...rest: (number | string)[]) =>
    `${what.padEnd(28)}${rest.map(number).join('')}`
  const lost = returned.reduce((sum, each) => sum + each.lost, 0)
  return [
    line('What came back', 'before', 'after', 'lost'),
    ...returned.map(({ what, before, after, lost }) => line(what, before, after, lost)),
    line('lost', '', '', lost),
  ]
}
