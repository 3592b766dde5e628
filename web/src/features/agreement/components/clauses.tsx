import { bothLanguages } from '../both-languages.ts'
import { Columns, Part } from './paper.tsx'

const clauses = ['sale', 'title', 'condition', 'payment', 'fines', 'transfer', 'risk', 'copies'] as const

/** What both sides agree to, clause by clause. */
export const Clauses = () => {
  const { both } = bothLanguages()
  return (
    <Part title={both('clauses')}>
      <ol className="mt-2 flex flex-col gap-2 text-sm">
        {clauses.map((clause, index) => {
          const { en, ar } = both(`clause.${clause}`)
          return (
            <li key={clause}>
              <Columns en={`${index + 1}. ${en}`} ar={`${index + 1}. ${ar}`} />
            </li>
          )
        })}
      </ol>
    </Part>
  )
}
