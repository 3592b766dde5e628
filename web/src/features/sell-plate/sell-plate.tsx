import { Suspense, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { Link, useNavigate } from 'react-router-dom'
import { plateLimits } from '#shared/constants/offer-limits.ts'
import { plateLocations, plateLocationLabels } from '#shared/reference/plate-vocabulary.ts'
import { plateSlug, readPlateNumber } from '#shared/rules/plate.ts'
import { canPost } from '#shared/rules/user.ts'
import { newPlate } from '#shared/schemas/plate.ts'
import { hasCode, isUnauthorized } from '#web/api/api-error.ts'
import { LoadFailed } from '#web/api/load-failed.tsx'
import { useContractForm } from '#web/api/use-contract-form.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { lazyPage } from '#web/app/lazy-page.ts'
import { paths } from '#web/app/paths.ts'
import { useAskToSignIn } from '#web/app/navigation.ts'
import { PlateEstimate } from '#web/entities/plate-estimate/plate-estimate.tsx'
import { useCreatePlate } from '#web/entities/plate/mutations.ts'
import { isOwnNumber } from '#web/entities/plate/own-plates.ts'
import { usePlate } from '#web/entities/plate/queries.ts'
import { useSellingUser } from '#web/entities/team/acting.ts'
import { useT } from '#web/i18n/use-t.ts'
import { readWhole } from '#web/i18n/typed-number.ts'
import type { Draft } from '#web/stores/draft.ts'
import { randomName } from '#web/stores/random-name.ts'
import { useActing } from '#web/stores/acting.ts'
import { showToast } from '#web/stores/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useIsDesktop } from '#web/ui/use-media.ts'
import { PlateFields, PlatePreview, RestoredLine } from './plate-fields.tsx'
import {
  blankValues,
  issueKey,
  numberIssue,
  toNewPlate,
  usePlateDraft,
  type PlateValues,
} from './plate-values.ts'

const ClosedGate = lazyPage(async () => (await import('#web/app/closed-gate.tsx')).ClosedGate, ['dashboard'])

// Most people sell where they live; a town that is no municipality says nothing.
const municipalityOf = (city: string | null) =>
  plateLocations.find((slug) => plateLocationLabels[slug].en === city) ?? ''

/** The sell tab of `/number-plates`: a plate to offer, for private sellers and verified dealerships. */
export const SellPlate = () => {
  const { t } = useT('plate-form')
  const navigate = useNavigate()
  // Asked here: when a session ends the form is gone at once.
  const askToSignIn = useAskToSignIn()
  const { user, isLoading, error, refetch } = useSellingUser()
  const { acting } = useActing()
  if (isLoading) return <SellPlateSkeleton />
  if (error && !user) return <LoadFailed title={t('userFailed')} error={error} onRetry={refetch} />
  if (!user || !canPost(user) || acting?.role === 'SALES')
    return (
      <Suspense fallback={<SellPlateSkeleton />}>
        <ClosedGate user={user} say={t} />
      </Suspense>
    )
  return (
    <OpenSellPlateForm
      // Another person's is another form.
      key={user.id}
      userId={user.id}
      location={municipalityOf(user.city)}
      onSubmitted={() => void navigate(paths.sellerDashboard('my-listings', { view: 'plates' }))}
      onSignedOut={() => askToSignIn(t('signIn'), { tone: 'danger' })}
    />
  )
}

type SellPlateFormProps = {
  userId: string
  draft: Draft<PlateValues>
  /** The municipality to start with; empty when nothing is known. */
  location: string
  onSubmitted: () => void
  onSignedOut: () => void
}

/** The form once it is known what was typed earlier. */
const OpenSellPlateForm = (props: Omit<SellPlateFormProps, 'draft'>) => {
  const draft = usePlateDraft(props.userId, null)
  return draft ? <SellPlateForm {...props} draft={draft} /> : <SellPlateSkeleton />
}

/** A plate to offer: its number, drawn as it is typed, what it may be worth, and the seller's terms. */
const SellPlateForm = ({ draft, location, ...on }: SellPlateFormProps) => {
  const { t, dir } = useT('plate-form')
  const errorText = useErrorText()
  const { mutateAsync: create } = useCreatePlate()
  const requestName = useRequestName()
  // The number is offered already: by somebody else, or by the seller, when the answer to an earlier try was lost.
  const taken = useRef<'number.taken' | 'number.mine'>('number.taken')
  const isTaken = (error: unknown) => hasCode(error, 'PLATE_TAKEN')
  const form = useContractForm({
    schema: newPlate,
    start: { ...blankValues, location },
    toBody: toNewPlate,
    issueOf: (error) => (isTaken(error) ? { path: 'plateNumber', message: taken.current } : null),
    issueText: ({ path, message }): string =>
      message === 'number.taken' || message === 'number.mine'
        ? t(`issue.${message}`)
        : t(`issue.${issueKey(path, form.rhf.getValues())}`),
    send: async (plate) => {
      try {
        return await create({ ...plate, requestId: requestName(plate) })
      } catch (error) {
        if (isTaken(error))
          taken.current = (await isOwnNumber(plate.plateNumber)) ? 'number.mine' : 'number.taken'
        throw error
      }
    },
    onSent: () => {
      showToast({ title: t('done'), description: t('done.text'), tone: 'success' })
      on.onSubmitted()
    },
    onFailed: (error) => {
      if (isUnauthorized(error)) return
      const description = isTaken(error) ? t(`issue.${taken.current}`) : errorText(error)
      showToast({ title: t('failed'), description, tone: 'danger' })
    },
    onSignedOut: on.onSignedOut,
    draft,
  })
  const [plateNumber, price] = useWatch({ control: form.rhf.control, name: ['plateNumber', 'price'] })
  // From left to right in any digits, as on the plate; words, which are wrong here, stay readable.
  const isNumber = numberIssue(plateNumber) !== 'number.letter'
  const estimate = <PlateEstimate plateNumber={plateNumber} price={readWhole(price)} />
  // Beside the form there is room for it; on a phone it belongs where the price is typed.
  const isWide = useIsDesktop()
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr] lg:gap-x-8">
      <div className="lg:col-start-2">
        <PlatePreview typed={plateNumber} />
      </div>
      <form
        noValidate
        onSubmit={form.submit}
        className="flex flex-col gap-5 lg:col-start-1 lg:row-span-2 lg:row-start-1"
      >
        <RestoredLine form={form} />
        <TextField
          {...form.field('plateNumber')}
          label={t('number')}
          hint={t('number.hint')}
          maxLength={plateLimits.typed}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...(isNumber && {
            dir: 'ltr',
            style: { unicodeBidi: 'bidi-override', textAlign: dir === 'rtl' ? 'right' : 'left' },
          })}
        />
        {form.errorOf('plateNumber') === t('issue.number.taken') && <TakenPlate typed={plateNumber} />}
        <PlateFields form={form}>{!isWide && estimate}</PlateFields>
        <div className="flex flex-col gap-3">
          <Button type="submit" size="lg" pending={form.isSubmitting}>
            {t('submit')}
          </Button>
          <p className="text-xs text-ink-3">{t('submit.note')}</p>
        </div>
      </form>
      {isWide && <div className="lg:col-start-2">{estimate}</div>}
    </div>
  )
}

/** The way to the public plate that has a number, for who owns the number and did not offer it; nothing where the public sees none. */
const TakenPlate = ({ typed }: { typed: string }) => {
  const { t } = useT('plate-form')
  const number = readPlateNumber(typed)
  const { data } = usePlate(number ? plateSlug(number) : '')
  return (
    data && (
      <p className="-mt-3 text-sm text-ink-2">
        {t('taken.text')}{' '}
        <Link
          to={paths.numberPlate(data.slug)}
          className="inline-flex min-h-6 items-center underline underline-offset-4"
        >
          {t('taken.see')}
        </Link>
      </p>
    )
  )
}

/** Names a request: the same for the same answers, so that sending again after a lost answer offers nothing twice. */
const useRequestName = () => {
  const request = useRef({ of: '', name: '' })
  return (answers: object): string => {
    const of = JSON.stringify(answers)
    if (request.current.of !== of) request.current = { of, name: randomName() }
    return request.current.name
  }
}

const skeletonFields = ['number', 'category', 'price', 'description']

/** The form while it is still to come, in its geometry. */
const SellPlateSkeleton = () => (
  <div aria-busy className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-x-8">
    <Skeleton className="h-48 w-full rounded-panel lg:col-start-2" />
    <div className="flex flex-col gap-5 lg:col-start-1 lg:row-start-1">
      {skeletonFields.map((name) => (
        <Skeleton key={name} className="h-20 w-full rounded-control" />
      ))}
    </div>
  </div>
)
