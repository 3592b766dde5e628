import { useMedia } from '#web/ui/use-media.ts'
import { RecordCards } from './record-cards.tsx'
import { RecordTable, type RecordRowsProps } from './record-table.tsx'

/** The records that were found, newest first. */
export const RecordRows = (props: RecordRowsProps) => {
  const isWide = useMedia('(min-width: 64rem)')
  return isWide ? <RecordTable {...props} /> : <RecordCards {...props} />
}
