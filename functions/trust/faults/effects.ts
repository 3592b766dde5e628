import { getItems, anyItem } from '#functions/data/table.ts'
import { isWrite } from './store-errors.ts'
import type { Sent } from './tap.ts'

type Key = { pk: string; sk: string }
type Part = { Item?: Key; Key?: Key }

const keyOf = ({ Item, Key }: Part): Key[] => {
  const key = Item ?? Key
  return key ? [{ pk: key.pk, sk: key.sk }] : []
}

/** The keys of the table items that a command writes. */
export const keysWritten = ({ name, input }: Sent): Key[] => {
  if (!isWrite(name)) return []
  const writes = input['TransactItems'] as Record<string, Part>[] | undefined
  // A ConditionCheck leaves its item unchanged.
  if (writes)
    return writes.flatMap(({ Put, Update, Delete }) =>
      [Put, Update, Delete].flatMap((part) => (part ? keyOf(part) : [])),
    )
  // S3 objects have keys too, which are strings.
  return 'TableName' in input ? keyOf(input as Part) : []
}

// Partitions that do not count as effects: counters and secrets shared by all calls, items that expire, and items that a job cleans up.
const shared = /^(?:RATE|COUNT|FIGURE|MODERATORS|AUDITHEAD|QUOTA|DAY|BEGUN_ACCOUNT|VIEW_SECRET|TICKET)/

// Rows of an interrupted check stay beside the valid ones until both expire, and nothing reads them.
const row = 'ROW'

/** A key without the parts that differ from run to run: ids, instants, hashes, names, numbers. */
const kindOf = ({ pk, sk }: Key): string =>
  `${pk} ${sk}`
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '@')
    .replaceAll(/([a-z]{3})_[0-9A-HJKMNP-TV-Z]{26}/g, '$1')
    .replaceAll(/[\w-]{20,}/g, '~')
    .replaceAll(/\b[tf][0-9a-f]{16,}\b/g, '~')
    .replaceAll(/\buser-[0-9a-z]{8}\b/g, '~')
    .replaceAll(/ROW#\w+#\d+/g, row)
    .replaceAll(/\d+/g, '0')

/** The kinds of the items that exist at these keys, each as often as there are such items. */
export const effectOf = async (keys: readonly Key[]): Promise<string[]> => {
  const different = [...new Map(keys.map((key) => [`${key.pk} ${key.sk}`, key])).values()]
  const items = await getItems(
    different.filter(({ pk }) => !shared.test(pk)),
    anyItem,
  )
  const kinds = items.map(({ pk, sk }) => kindOf({ pk: String(pk), sk: String(sk) })).toSorted()
  return kinds.filter((kind, index) => !kind.endsWith(row) || kind !== kinds[index - 1])
}
