import type { OwnListing } from '#shared/schemas/listing.ts'
import { useT } from '#web/i18n/use-t.ts'
import type { Held } from './differences.ts'
import { startOf } from './start.ts'
import type { Field } from './steps.ts'
import type { Catalogue } from './title.ts'
import { useAnswerWords } from './use-answer-words.ts'

type ConflictListProps = {
  fields: readonly Field[]
  mine: Held
  theirs: OwnListing
  catalogue: Catalogue | undefined
}

/** Field by field: what is stored now, and what is typed here. */
export const ConflictList = ({ fields, mine, theirs, catalogue }: ConflictListProps) => {
  const { t } = useT('guidance')
  const { t: sell } = useT('sell')
  const wordsOf = useAnswerWords(catalogue)
  const stored = startOf(theirs)
  const side = (label: string, text: string | undefined) => (
    <div className="min-w-0">
      <dt className="text-xs text-ink-3">{label}</dt>
      <dd className="break-words">
        {text === undefined ? <span className="text-ink-3">{t('conflict.nothing')}</span> : <bdi>{text}</bdi>}
      </dd>
    </div>
  )
  return (
    <ul className="mt-4 flex flex-col divide-y divide-line text-sm">
      {fields.map((field) => (
        <li key={field} className="py-3">
          <p className="font-medium">{sell(`field.${field}`)}</p>
          <dl className="mt-1 grid grid-cols-2 gap-x-6">
            {side(t('conflict.now'), wordsOf(stored, field))}
            {side(t('conflict.here'), wordsOf(mine, field))}
          </dl>
        </li>
      ))}
    </ul>
  )
}
