import { bothLanguages } from '../both-languages.ts'
import { Bilingual, Blank } from './paper.tsx'

const Party = ({ who }: { who: 'seller' | 'buyer' }) => {
  const { both } = bothLanguages()
  return (
    <fieldset data-whole className="min-w-0">
      <legend className="mb-2 w-full border-b border-ink pb-1 font-semibold">
        <Bilingual {...both(who)} />
      </legend>
      <div className="flex flex-col gap-2">
        <Blank name={both('party.name')} />
        <Blank name={both('party.id')} dir="ltr" />
        <Blank name={both('party.phone')} type="tel" dir="ltr" />
        <Blank name={both('party.address')} />
      </div>
    </fieldset>
  )
}

/** Who sells and who buys. */
export const Parties = () => (
  <div dir="ltr" className="mt-6 grid gap-x-8 gap-y-6 sm:grid-cols-2">
    <Party who="seller" />
    <Party who="buyer" />
  </div>
)
