import { TriangleAlert } from 'lucide-react'
import { priceDoubts, type PriceDoubt } from '#shared/rules/price-question.ts'
import type { ImportMode, ImportRowView } from '#shared/schemas/stock-import.ts'
import { useDoubtText } from '#web/entities/price-rating/price-question.tsx'

/** The price that a row brings, of a new car or in the place of another. */
export const priceOf = ({ priceQAR, changes }: ImportRowView): number | undefined => {
  const price = priceQAR ?? changes.find(({ field }) => field === 'priceQAR')?.after
  return typeof price === 'number' ? price : undefined
}

/** What a person is asked about the price of a row: it moves sharply, or is hardly possible. */
export const rowDoubts = (row: ImportRowView): PriceDoubt[] => {
  const before = row.changes.find(({ field }) => field === 'priceQAR')?.before
  return priceDoubts(priceOf(row), { before: typeof before === 'number' ? before : undefined, isCar: true })
}

/** The rows to ask about before an import starts. A new draft is asked about when it is published, and what is held waits anyway. */
export const doubtedRows = (rows: readonly ImportRowView[], mode: ImportMode): ImportRowView[] =>
  rows.filter(
    (row) =>
      !row.held &&
      (row.action === 'CREATE' ? mode === 'PUBLISH' : row.action === 'CHANGE') &&
      rowDoubts(row).length > 0,
  )

/** Why the price of a row is asked about. */
export const RowDoubts = ({ row }: { row: ImportRowView }) => {
  const textOf = useDoubtText()
  return rowDoubts(row).map((doubt) => (
    <p key={doubt.kind} className="flex items-start gap-2 font-medium text-amber">
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0">{textOf(doubt)}</span>
    </p>
  ))
}
