import { bothLanguages } from '../both-languages.ts'
import { Bilingual, Part } from './paper.tsx'

const people = ['seller', 'buyer', 'witness1', 'witness2'] as const
const lines = ['name', 'sign', 'date'] as const

/** Where both sides and two witnesses sign by hand. */
export const Signatures = () => {
  const { both } = bothLanguages()
  return (
    <Part title={both('signatures')}>
      <div dir="ltr" className="mt-3 grid gap-x-8 gap-y-5 sm:grid-cols-2">
        {people.map((person) => (
          <div key={person} data-whole className="text-sm">
            <p className="font-medium">
              <Bilingual {...both(person)} />
            </p>
            {lines.map((line) => (
              <p key={line} className="border-b border-edge pt-4 pb-1 text-xs text-ink-3">
                <Bilingual {...both(`signature.${line}`)} />
              </p>
            ))}
          </div>
        ))}
      </div>
    </Part>
  )
}
