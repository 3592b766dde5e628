import type { ReactNode } from 'react'
import { Check } from 'lucide-react'
import { colorWords } from '#shared/reference/colors.ts'
import { conditionWords } from '#shared/reference/conditions.ts'
import { transmissionWords } from '#shared/reference/transmissions.ts'
import type { ListingDetail } from '#shared/schemas/listing.ts'
import { formatKilometres } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { bodyOf, cityOf, fuelOf } from '#web/entities/listing/labels.ts'
const Swatch = ({ hex }: { hex: string }) => (
  <span aria-hidden className="size-4 rounded-full border border-edge/60" style={{ backgroundColor: hex }} />
)

const YesNo = ({ value }: { value: boolean }) => {
  const { t } = useT()
  return (
    <>
      {value && <Check aria-hidden className="size-4 text-green" />}
      {t(value ? 'yes' : 'no')}
    </>
  )
}

type DetailsGridProps = { listing: ListingDetail; /** In the language in use. */ make: string; model: string }

/** Everything that is known about the car, field by field. What the seller left out is left out. */
export const DetailsGrid = ({ listing: car, make, model }: DetailsGridProps) => {
  const { t, language } = useT('vehicle')
  const color = colorWords[car.color]
  const rows = {
    make,
    model,
    variant: car.variant,
    year: String(car.year),
    mileage: formatKilometres(car.mileage, language),
    bodyType: bodyOf(car.bodyType, language),
    fuelType: fuelOf(car.fuelType, language),
    transmission: transmissionWords[car.transmission][language],
    engineSize: car.engineSize,
    color: (
      <>
        <Swatch hex={color.hex} />
        {color[language]}
      </>
    ),
    condition: conditionWords[car.condition][language],
    city: cityOf(car.city, language),
    isGCCSpec: <YesNo value={car.isGCCSpec} />,
    hasWarranty: <YesNo value={car.hasWarranty} />,
    isAccidentFree: <YesNo value={car.isAccidentFree} />,
  } satisfies Record<string, ReactNode>
  const known = (Object.keys(rows) as (keyof typeof rows)[]).filter((name) => rows[name] !== '')
  return (
    <section>
      <h2 className="text-xl">{t('details')}</h2>
      <dl className="mt-4 grid grid-cols-2 gap-x-6 sm:grid-cols-3">
        {known.map((name) => (
          <div key={name} className="min-w-0 border-b border-line py-3">
            <dt className="text-xs text-ink-3">{t(`details.${name}`)}</dt>
            <dd className="mt-0.5 flex items-center gap-2 text-sm font-medium break-words">
              {typeof rows[name] === 'string' ? <bdi className="min-w-0">{rows[name]}</bdi> : rows[name]}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
