import type { ListingDetail } from '#shared/schemas/listing.ts'
import { bothLanguages, type Pair } from '../both-languages.ts'
import { vehicleFacts } from '../vehicle-facts.ts'
import { Choices } from './choices.tsx'
import { Blank, Known, LongBlank, Part } from './paper.tsx'

type VehicleProps = { listing: ListingDetail; /** Make and model. */ names: Pair }

/** What is sold: what the listing says of it, and what only its papers tell. */
export const Vehicle = ({ listing, names }: VehicleProps) => {
  const { both } = bothLanguages()
  return (
    <Part title={both('vehicle')}>
      <dl dir="ltr" className="mt-3 grid gap-x-8 gap-y-2 sm:grid-cols-2">
        {vehicleFacts(listing, names).map(({ fact, en, ar }) => (
          <Known key={fact} name={both(`vehicle.${fact}`)} value={{ en, ar }} />
        ))}
      </dl>
      <div dir="ltr" className="mt-3 grid gap-x-8 gap-y-2 sm:grid-cols-2">
        <Blank name={both('vehicle.chassis')} dir="ltr" maxLength={17} spellCheck={false} />
        <Blank name={both('vehicle.engine')} dir="ltr" spellCheck={false} />
        <Blank name={both('vehicle.plate')} dir="ltr" />
        <Blank name={both('vehicle.istimara')} dir="ltr" />
        <LongBlank name={both('vehicle.defects')} />
      </div>
      <Choices legend={both('vehicle.plate')} choices={[both('plate.with'), both('plate.without')]} />
    </Part>
  )
}
