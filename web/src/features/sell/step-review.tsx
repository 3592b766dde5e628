import { placeIn } from '#shared/reference/areas.ts'
import { listingDocuments } from '#shared/rules/listing.ts'
import type { ReactNode } from 'react'
import { CarFront, Info, Pencil } from 'lucide-react'
import { colorLabels, type Color } from '#shared/reference/colors.ts'
import { mustAttachDocuments } from '#shared/rules/user.ts'
import type { CarField, OwnListing } from '#shared/schemas/listing.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import type { Upload } from '#web/entities/upload/queue.ts'
import { formatDollars, formatMoney } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { readWhole } from '#web/i18n/typed-number.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Written } from '#web/ui/written.tsx'
import type { Answers } from './answers.ts'
import { useAnswersTitle, useAnswerText } from './labels.ts'
import { ReviewPreview } from './listing-preview.tsx'
import { useDollarRate } from './queries.ts'
import { Swatch, FeatureNames } from './step-details.tsx'
import { AttachedDocuments } from './step-documents.tsx'
import type { DocumentSlot, Field, StepName } from './steps.ts'

type StepReviewProps = {
  answers: Answers
  photos: readonly Upload[]
  attached: ReadonlySet<DocumentSlot>
  isChecked: boolean
  /** The status of the stored listing; undefined before it is stored. */
  status: OwnListing['status'] | undefined
  seller: CurrentUser
  onGo: (step: StepName, field?: Field) => void
  onPreview: () => void
}

/** All of it once more as a buyer will see it, and what happens after the last press. */
export const StepReview = ({
  answers,
  photos,
  attached,
  isChecked,
  status,
  seller,
  onGo,
  onPreview,
}: StepReviewProps) => {
  const { t, language } = useT('sell')
  const rate = useDollarRate()
  const title = useAnswersTitle(answers)
  const price = readWhole(answers.priceQAR) ?? 0
  const isPrivate = mustAttachDocuments(seller)
  const next =
    status === 'REJECTED' ? 'again' : !isPrivate ? 'dealer' : status === 'APPROVED' ? 'live' : 'private'
  return (
    <div className="flex flex-col gap-6">
      <div className="relative">
        <Photos photos={photos.filter(({ state }) => state.phase !== 'failed')} />
        <span className="absolute end-3 top-3">
          <EditButton step="photos" onEdit={onGo} />
        </span>
      </div>
      <div>
        <p className="flex flex-wrap items-baseline gap-x-3">
          <bdi className="text-2xl font-semibold whitespace-nowrap">{formatMoney(price, language)}</bdi>
          {rate && (
            <bdi className="text-sm whitespace-nowrap text-ink-3">{formatDollars(price, rate, language)}</bdi>
          )}
        </p>
        <p className="mt-1 text-lg break-words">
          <bdi>{title}</bdi>
        </p>
      </div>
      <ReviewPreview answers={answers} photos={photos} onGo={onGo} onPreview={onPreview} />
      <Section step="basics" onEdit={onGo}>
        <Facts answers={answers} step="basics" />
      </Section>
      <Section step="details" onEdit={onGo}>
        <Facts answers={answers} step="details" />
        {attached.has('inspectionReport') && (
          <div className="mt-4">
            <AttachedDocuments slots={['inspectionReport']} attached={attached} />
          </div>
        )}
        <h4 className="mt-5 mb-2 text-sm font-medium">{t('review.features')}</h4>
        {answers.features.length > 0 ? (
          <FeatureNames keys={answers.features} />
        ) : (
          <p className="text-sm text-ink-3">{t('review.noFeatures')}</p>
        )}
        <h4 className="mt-5 mb-1 text-sm font-medium">{t('review.description')}</h4>
        {answers.description.trim() ? (
          <Written text={answers.description.trim()} className="text-sm whitespace-pre-line text-ink-2" />
        ) : (
          <p className="text-sm text-ink-3">{t('review.noDescription')}</p>
        )}
        {answers.secondDescription.trim() && (
          <>
            <h4 className="mt-5 mb-1 text-sm font-medium">{t('field.secondDescription')}</h4>
            <Written
              text={answers.secondDescription.trim()}
              className="text-sm whitespace-pre-line text-ink-2"
            />
          </>
        )}
      </Section>
      {isPrivate && (
        <Section step="documents" onEdit={onGo}>
          <p className="mb-3 text-xs text-ink-3">{t('review.documentsText')}</p>
          <AttachedDocuments slots={listingDocuments} attached={attached} isChecked={isChecked} />
        </Section>
      )}
      <p className="flex gap-3 rounded-card bg-sand p-4 text-sm text-ink-2">
        <Info aria-hidden className="mt-0.5 size-4.5 shrink-0" />
        {t(`review.next.${next}`)}
      </p>
    </div>
  )
}

type EditProps = { step: StepName; onEdit: (step: StepName) => void }

const Section = ({ step, onEdit, children }: EditProps & { children: ReactNode }) => {
  const { t } = useT('sell')
  return (
    <section className="border-t border-line pt-5">
      <div className="mb-4 flex items-center justify-between gap-4">
        <h3 className="text-lg">{t(`step.${step}`)}</h3>
        <EditButton step={step} onEdit={onEdit} />
      </div>
      {children}
    </section>
  )
}

const EditButton = ({ step, onEdit }: EditProps) => {
  const { t } = useT('sell')
  return (
    <Button
      size="sm"
      variant="secondary"
      aria-label={t('review.editStep', { step: t(`step.${step}`) })}
      onClick={() => onEdit(step)}
    >
      <Pencil aria-hidden className="size-4" />
      {t('review.edit')}
    </Button>
  )
}

/** The photos as the listing's page begins: the main one large, the others beside it. */
const Photos = ({ photos }: { photos: readonly Upload[] }) => {
  const { t } = useT('sell')
  if (photos.length === 0)
    return (
      <div className="flex aspect-[16/9] flex-col items-center justify-center gap-2 rounded-card bg-sand text-ink-3">
        <CarFront aria-hidden className="size-12 stroke-1" />
        <span className="text-sm">{t('review.noPhotos')}</span>
      </div>
    )
  return (
    <ul className="grid grid-cols-4 gap-2">
      {photos.map(({ key, preview }, index) => (
        <li key={key} className={cx('overflow-clip rounded-control', index === 0 && 'col-span-4')}>
          <img
            src={preview ?? undefined}
            alt={t('photos.name', { at: index + 1 })}
            className={cx('w-full bg-sand object-cover', index === 0 ? 'aspect-[16/10]' : 'aspect-[4/3]')}
          />
        </li>
      ))}
    </ul>
  )
}

/** A short answer, all but those that the title, the price and the city tell. */
type Fact = Exclude<
  CarField,
  'make' | 'model' | 'variant' | 'priceQAR' | 'area' | 'description' | 'secondDescription' | 'features'
>

/** Where each is shown, in this order: missing ones are marked, but for those that a seller may leave out. */
const shownIn: Readonly<Record<Fact, 'basics' | 'details' | 'details, if answered'>> = {
  year: 'basics',
  mileage: 'basics',
  city: 'basics',
  condition: 'basics',
  isPriceFixed: 'basics',
  bodyType: 'details',
  fuelType: 'details',
  transmission: 'details',
  color: 'details',
  engineSize: 'details, if answered',
  cylinders: 'details, if answered',
  driveType: 'details, if answered',
  seats: 'details, if answered',
  doors: 'details, if answered',
  owners: 'details, if answered',
  serviceHistory: 'details, if answered',
  istimaraUntil: 'details, if answered',
  fahesAt: 'details, if answered',
  inspectedBy: 'details, if answered',
  vin: 'details, if answered',
  isGCCSpec: 'details',
  hasWarranty: 'details',
  isAccidentFree: 'details',
}
const facts = Object.keys(shownIn) as Fact[]

const isShown = (name: Fact, step: 'basics' | 'details', answers: Answers): boolean =>
  shownIn[name] === step || (shownIn[name] === `${step}, if answered` && String(answers[name]).trim() !== '')

/** Every short answer of a step with its name. Missing answers are marked. */
const Facts = ({ answers, step }: { answers: Answers; step: 'basics' | 'details' }) => {
  const { t, language } = useT('sell')
  const answerText = useAnswerText()
  const textOf = (name: Fact) => (name === 'city' ? placeIn(answers, language) : answerText(answers, name))
  const color = colorLabels[answers.color as Color] as (typeof colorLabels)[Color] | undefined
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 text-sm sm:grid-cols-3">
      {facts
        .filter((name) => isShown(name, step, answers))
        .map((name) => (
          <div key={name}>
            <dt className="text-xs text-ink-3">{t(`field.${name}`)}</dt>
            <dd className="flex items-center gap-2">
              {name === 'color' && color && <Swatch hex={color.hex} />}
              {textOf(name) ? (
                <bdi>{textOf(name)}</bdi>
              ) : (
                <span className="text-red">{t('review.missing')}</span>
              )}
            </dd>
          </div>
        ))}
    </dl>
  )
}
