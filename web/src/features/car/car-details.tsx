import type { ReactNode } from 'react'
import { Check, ShieldCheck } from 'lucide-react'
import { placeIn } from '#shared/reference/areas.ts'
import { conditionLabels, driveTypeLabels, transmissionLabels } from '#shared/reference/car-vocabulary.ts'
import { colorLabels } from '#shared/reference/colors.ts'
import type { ListingDetail } from '#shared/schemas/listing.ts'
import { formatKilometres } from '#web/i18n/format.ts'
import { type Described, described } from '#shared/rules/described.ts'
import { tellCar } from '#shared/rules/tell-car.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Written } from '#web/ui/written.tsx'
import { evidenceNames, useEvidence } from '#web/entities/listing/evidence.ts'
import { bodyOf, fuelOf } from '#web/entities/listing/labels.ts'
import { features as known } from '#shared/reference/features.ts'
import { Link } from 'react-router-dom'
import { paths } from '#web/app/paths.ts'

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

/** Everything that is known about the car, field by field, without the fields that the seller left empty. */
export const DetailsGrid = ({ listing: car, make, model }: DetailsGridProps) => {
  const { t, language } = useT('vehicle')
  const { generation } = car
  // Text: a year has no thousands separator.
  const generationText = ({ label, from, to }: NonNullable<typeof generation>) =>
    to === undefined
      ? t('generation.since', { name: label[language], from: String(from) })
      : t('generation.years', { name: label[language], from: String(from), to: String(to) })
  const color = colorLabels[car.color]
  const rows = {
    make,
    model,
    variant: car.variant,
    year: String(car.year),
    generation: generation ? generationText(generation) : '',
    mileage: formatKilometres(car.mileage, language),
    bodyType: bodyOf(car.bodyType, language),
    fuelType: fuelOf(car.fuelType, language),
    transmission: transmissionLabels[car.transmission][language],
    engineSize: car.engineSize,
    cylinders: car.cylinders === undefined ? '' : String(car.cylinders),
    driveType: car.driveType === undefined ? '' : driveTypeLabels[car.driveType][language],
    seats: car.seats === undefined ? '' : String(car.seats),
    doors: car.doors === undefined ? '' : String(car.doors),
    color: (
      <>
        <Swatch hex={color.hex} />
        {color[language]}
      </>
    ),
    condition: conditionLabels[car.condition][language],
    city: placeIn(car, language),
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

/**
 * The seller's answers about owners, service and documents. A missing answer is shown as such, since a buyer has to ask about it; a
 * seller who said none of it gets no list of gaps.
 */
const Evidence = ({ listing }: Pick<DetailsGridProps, 'listing'>) => {
  const { t } = useT('evidence')
  const known = useEvidence()(listing)
  if (evidenceNames.every((name) => known[name] === '')) return null
  // Most cars come without a report, which is no gap in what the seller says.
  const shown = evidenceNames.filter((name) => known[name] || name !== 'inspectionReport')
  return (
    <section className="rounded-card border border-line p-5 lg:p-6">
      <h2 className="text-lg">{t('title')}</h2>
      <dl className="mt-3 grid grid-cols-1 gap-x-6 gap-y-3 text-sm min-[24em]:grid-cols-2 sm:grid-cols-3">
        {shown.map((name) => (
          <div key={name} className="min-w-0">
            <dt className="text-xs text-ink-3">{t(name)}</dt>
            <dd className={known[name] ? 'flex items-start gap-1.5 font-medium' : 'text-ink-3'}>
              {known[name] && <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-green" />}
              <span className="min-w-0 break-words">{known[name] || t('notStated')}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-xs text-ink-3">{t('source')}</p>
    </section>
  )
}

/** The seller's own text in the language it is in, and aligned by that. */
const SellersText = ({ text, language }: Described) => (
  <div lang={language}>
    <Written text={text} className="max-w-prose whitespace-pre-line text-ink-2" />
  </div>
)

/** The car in a few sentences made from its details: there in the reader's language, whatever the seller wrote. */
const ToldCar = ({ listing: car, make, model }: DetailsGridProps) => {
  const { t, language } = useT('vehicle')
  const names = { make, model, body: bodyOf(car.bodyType, language), city: placeIn(car, language) }
  return (
    <div className="max-w-prose rounded-card bg-sand p-4 text-sm">
      <p className="text-ink-2">{tellCar(car, language, names)}</p>
      <p className="mt-2 text-xs text-ink-2">{t('told')}</p>
    </div>
  )
}

/**
 * The seller's text, in the reader's language where there is one, with the other one a press away. Where they wrote in the other
 * language alone, a text made from the details comes first.
 */
export const CarText = (props: DetailsGridProps) => {
  const { t, language } = useT('vehicle')
  const [first, second] = described(props.listing, language)
  const isOwn = first?.language === language
  return (
    <section>
      <h2 className="text-xl">{t('about')}</h2>
      <div className="mt-4 flex flex-col gap-4">
        {isOwn && <SellersText {...first} />}
        <ToldCar {...props} />
        {first && !isOwn && (
          <div>
            <h3 className="mb-2 text-sm font-medium">{t('about.only')}</h3>
            <SellersText {...first} />
          </div>
        )}
        {second && (
          <details>
            <summary className="w-fit py-3 text-sm font-medium text-maroon">
              {t(second.language === language ? 'about.more' : 'about.other')}
            </summary>
            <div className="mt-2">
              <SellersText {...second} />
            </div>
          </details>
        )}
      </div>
    </section>
  )
}

/** Facts, texts and the equipment. */
export const CarDetails = (props: DetailsGridProps) => (
  <>
    <Evidence listing={props.listing} />
    <DetailsGrid {...props} />
    <CarText {...props} />
    <FeatureList features={props.listing.features} />
  </>
)

/** The car's equipment. A feature that is not in our list is shown as the seller wrote it. */
export const FeatureList = ({ features }: Pick<ListingDetail, 'features'>) => {
  const { t, language } = useT('vehicle')
  if (features.length === 0) return null
  return (
    <section>
      <h2 className="text-xl">{t('features')}</h2>
      <ul className="mt-4 grid grid-cols-2 gap-x-4 gap-y-2.5 text-sm max-[14em]:grid-cols-1 sm:gap-x-6 md:grid-cols-3">
        {features.map(({ id, feature }) => (
          <li key={id} className="flex items-start gap-2">
            <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-green" />
            <bdi className="min-w-0 break-words">
              {known.find(({ key }) => key === feature)?.[language] ?? feature}
            </bdi>
          </li>
        ))}
      </ul>
    </section>
  )
}

const tips = ['meet', 'inspect', 'papers', 'pay', 'fines'] as const

/** Tips to read before money changes hands. */
export const CarSafetyTips = () => {
  const { t } = useT('vehicle')
  return (
    <section className="rounded-card bg-sand p-5 lg:p-6">
      <h2 className="flex items-center gap-2.5 text-lg">
        <ShieldCheck aria-hidden className="size-5 stroke-[1.5] text-green" />
        {t('tips')}
      </h2>
      <ul className="mt-3 flex list-disc flex-col gap-1.5 ps-5 text-sm text-ink-2 marker:text-ink-3">
        {tips.map((tip) => (
          <li key={tip}>{t(`tips.${tip}`)}</li>
        ))}
      </ul>
      <Link
        to={paths.safetyTips()}
        className="mt-4 inline-block text-sm font-medium text-maroon hover:underline"
      >
        {t('tips.more')}
      </Link>
    </section>
  )
}
