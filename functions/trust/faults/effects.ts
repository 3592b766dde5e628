import { getItems, anyItem } from '#functions/data/table.ts'
import { isWrite } from './store-errors.ts'
import type { Sent } from './tap.ts'

type Key = { pk: string; sk: string }
type Part = { Item?: Key; Key?: Key }

const keyOf = ({ Item, Key }: Part): Key[] => {
  const key = Item ?? Key
  return key ? [{ pk: key.pk, sk: key.sk }] : []
}

/** The keys of the table that a command writes to. */
export const keysWritten = ({ name, input }: Sent): Key[] => {
  if (!isWrite(name)) return []
  const writes = input['TransactItems'] as Record<string, Part>[] | undefined
  // A condition is about an item and leaves it as it is.
  if (writes)
    return writes.flatMap(({ Put, Update, Delete }) =>
      [Put, Update, Delete].flatMap((part) => (part ? keyOf(part) : [])),
    )
  // Objects have keys too, which are texts.
  return 'TableName' in input ? keyOf(input as Part) : []
}

// What counts calls and days is the same item for every act; what runs out by itself is no effect, nor what a job tidies up.
const shared = /^(?:RATE|COUNT|FIGURE|AUDITHEAD|QUOTA|DAY|BEGUN_ACCOUNT)/

// What a run of the check noted that broke off lies beside what counts until both expire, and nobody asks for it.
const row = 'ROW'

/** A key without what differs from one run to the next: ids, instants, hashes, names, numbers. */
const kindOf = ({ pk, sk }: Key): string =>
  `${pk} ${sk}`
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '@')
    .replaceAll(/([a-z]{3})_[0-9A-HJKMNP-TV-Z]{26}/g, '$1')
    .replaceAll(/[\w-]{20,}/g, '~')
    .replaceAll(/\b[tf][0-9a-f]{16,}\b/g, '~')
    .replaceAll(/ROW#\w+#\d+/g, row)
    .replaceAll(/\d+/g, '0')

/** What of the items at these keys is there, as kinds, each as often as there are such items. */
export const effectOf = async (keys: readonly Key[]): Promise<string[]> => {
  const different = [...new Map(keys.map((key) => [`${key.pk} ${key.sk}`, key])).values()]
  const items = await getItems(
    different.filter(({ pk }) => !shared.test(pk)),
    anyItem,
  )
  const kinds = items.map(({ pk, sk }) => kindOf({ pk: String(pk), sk: String(sk) })).toSorted()
  return kinds.filter((kind, index) => !kind.endsWith(row) || kind !== kinds[index - 1])
}
