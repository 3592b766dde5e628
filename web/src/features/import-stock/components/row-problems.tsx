import { CircleAlert } from 'lucide-react'
import type { ImportRowView } from '#shared/schemas/stock-import.ts'
import { useProblemWords } from '#web/features/import-stock/use-problem-words.ts'
import { useFailureText } from '#web/features/import-stock/use-failure-text.ts'

/** Why a row is refused, or why carrying it out failed. */
export const RowProblems = ({ row }: { row: ImportRowView }) => {
  const wordsOf = useProblemWords()
  const failureText = useFailureText()
  const sentences = [...row.problems.map(wordsOf), ...(row.failure ? [failureText(row.failure)] : [])]
  if (sentences.length === 0) return null
  return (
    <ul className="flex flex-col gap-1">
      {sentences.map((sentence) => (
        <li key={sentence} className="flex items-start gap-2 text-red">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0 break-words">{sentence}</span>
        </li>
      ))}
    </ul>
  )
}
