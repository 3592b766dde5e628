import { useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { limits } from '#shared/constants/limits.ts'
import { sellingLimits } from '#shared/constants/selling-limits.ts'
import { areaLabels, areasOf } from '#shared/reference/areas.ts'
import { isSecondName, secondNameLanguage } from '#shared/rules/dealer-name.ts'
import { storefrontForm, type Storefront } from '#shared/schemas/dealer.ts'
import { ApiError, hasCode, isUnauthorized } from '#web/api/api-error.ts'
import { changedValues } from '#web/api/form-values.ts'
import { useContractForm } from '#web/api/use-contract-form.ts'
import { PictureField } from '#web/entities/upload/picture-field.tsx'
import { useErrorText } from '#web/api/use-error-text.ts'
import { useT } from '#web/i18n/use-t.ts'
import { tabDraft } from '#web/stores/draft.ts'
import { directionOf } from '#web/stores/language.ts'
import { showToast } from '#web/stores/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { SettingsCard } from '#web/ui/settings-card.tsx'
import { TextareaField } from '#web/ui/textarea-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { HoursFields } from './hours-fields.tsx'
import { useUpdateStorefront } from './queries.ts'
import { toStorefrontForm, valuesOf, type StorefrontValues } from './storefront-values.ts'

const most = sellingLimits.storefront

const notYours = new ApiError(409, 'NAME_NOT_YOURS', { message: '' })
const isConflict = (error: unknown) => hasCode(error, 'EDIT_CONFLICT')

/** What a field of the form is called. */
const useFieldLabel = ({ businessName }: Storefront): ((name: keyof StorefrontValues) => string) => {
  const { t } = useT('showcase')
  const uploads = useT('uploads')
  return (name) => {
    if (name === 'logo' || name === 'cover') return uploads.t(`picture.${name}`)
    return t(name === 'businessNameAr' && secondNameLanguage(businessName) === 'en' ? 'businessNameEn' : name)
  }
}

type StorefrontFormProps = {
  userId: string
  storefront: Storefront
  /** Loads the server's current data. */
  onReload: () => Promise<Storefront | undefined>
}

/** Everything that a verified dealership says about itself, in one form. */
export const StorefrontForm = ({ userId, storefront, onReload }: StorefrontFormProps) => {
  const { t, language } = useT('showcase')
  const fieldLabel = useFieldLabel(storefront)
  const uploads = useT('uploads')
  const errorText = useErrorText()
  const { mutateAsync: update } = useUpdateStorefront()
  const start = valuesOf(storefront)
  const areas = areasOf(storefront.city)
  const second = secondNameLanguage(storefront.businessName)
  const [draft] = useState(() => tabDraft<StorefrontValues & { version: number }>(`storefront:${userId}`))
  // What was saved when the typing began: what is saved since is filled in, but for what was typed over, and said before that overwrites it.
  const [base, setBase] = useState(() => draft.read()?.version ?? storefront.version)
  const isOutdated = base < storefront.version
  // The form goes on with the draft of its first drawing.
  const baseNow = useRef(base)
  useEffect(() => {
    baseNow.current = base
  }, [base])
  const form = useContractForm({
    schema: storefrontForm,
    start,
    toBody: (values) => toStorefrontForm(values, storefront.version),
    alsoWrong: ({ businessNameAr }) =>
      businessNameAr === start.businessNameAr || isSecondName(businessNameAr, storefront.businessName)
        ? []
        : [{ path: 'businessNameAr', message: '' }],
    issueOf: ({ code }) => (code === notYours.code ? { path: 'businessNameAr', message: code } : null),
    issueText: ({ path, message }) => {
      if (message === notYours.code) return errorText(notYours)
      const field = path as keyof StorefrontValues
      return t(`error.${field === 'businessNameAr' && second === 'en' ? 'businessNameEn' : field}`)
    },
    send: (body) => update(body),
    onSent: (saved) => {
      showAgain(saved)
      showToast({ title: t('saved'), tone: 'success' })
    },
    // When the session has ended, the page goes to the sign-in and comes back. What was saved elsewhere is told with the fields that differ.
    failureText: (error) => {
      if (isConflict(error)) return isOutdated ? '' : t('outdated.title')
      return isUnauthorized(error) ? '' : undefined
    },
    onFailed: (error) => {
      if (isConflict(error)) void onReload()
    },
    draft: { ...draft, keep: (typed) => draft.keep({ ...typed, version: baseNow.current }) },
  })
  const { rhf, errorOf } = form
  const values = useWatch({ control: rhf.control }) as StorefrontValues
  const changed = changedValues({ ...start, ...values }, start)
  const isRestored = form.isRestored && changed !== null
  if (isOutdated && changed === null) setBase(storefront.version)

  const showAgain = (present: Storefront) => {
    form.discard()
    rhf.reset(valuesOf(present))
    setBase(present.version)
  }
  const [isAsking, setAsking] = useState(false)
  const reload = async () => {
    setAsking(false)
    const present = await onReload()
    if (present) showAgain(present)
  }
  const isBehind = isOutdated && changed !== null && !form.isSubmitting
  const differing = new Intl.ListFormat(language).format(
    Object.keys(changed ?? {}).map((name) => fieldLabel(name as keyof StorefrontValues)),
  )
  const [sending, setSending] = useState({ logo: false, cover: false })
  const wait = sending.logo || sending.cover ? uploads.t('picture.wait') : undefined
  const picture = (name: 'logo' | 'cover') => (
    <PictureField
      name={name}
      value={values[name]}
      onChange={(url) => rhf.setValue(name, url, { shouldDirty: true, shouldValidate: true })}
      onBusy={(isBusy) => setSending((before) => ({ ...before, [name]: isBusy }))}
      error={errorOf(name)}
    />
  )
  const text = (name: 'website' | 'address' | 'phoneNumber' | 'whatsappNumber') => ({
    ...form.field(name),
    label: fieldLabel(name),
  })
  return (
    <form noValidate onSubmit={form.submit} className="flex flex-col gap-5">
      {isRestored && (
        <p role="status" className="rounded-control bg-amber-tint p-3.5 text-sm">
          {t('restored')}
        </p>
      )}
      <SettingsCard title={t('pictures')} text={t('pictures.text')}>
        <div className="grid grid-cols-1 gap-6 sm:grid-cols-[auto_minmax(0,1fr)]">
          {picture('logo')}
          {picture('cover')}
        </div>
      </SettingsCard>
      <SettingsCard title={t('about')} text={t('about.text')}>
        <TextField
          {...form.field('businessNameAr')}
          label={fieldLabel('businessNameAr')}
          hint={t(second === 'en' ? 'businessNameEn.hint' : 'businessNameAr.hint')}
          optional
          lang={second}
          dir={directionOf(second)}
          maxLength={limits.companyName}
          className="mb-5"
        />
        <TextareaField
          {...form.field('description')}
          label={t('description')}
          hint={t('description.hint')}
          maxLength={most.description}
          rows={6}
        />
        <TextareaField
          {...form.field('secondDescription')}
          label={t('secondDescription')}
          hint={t('secondDescription.hint')}
          optional
          maxLength={most.description}
          rows={6}
          className="mt-5"
        />
      </SettingsCard>
      <SettingsCard title={t('contact')} text={t('contact.text')}>
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2 sm:gap-4">
          <TextField {...text('phoneNumber')} type="tel" autoComplete="off" maxLength={limits.phone.max} />
          <TextField {...text('whatsappNumber')} type="tel" autoComplete="off" maxLength={limits.phone.max} />
          <TextField {...text('website')} type="url" inputMode="url" optional maxLength={most.website} />
          <TextField {...text('address')} optional maxLength={most.address} />
          {areas.length > 0 && (
            <SelectField
              {...form.field('area')}
              label={t('area')}
              optional
              placeholder={t('area.none')}
              options={areas.map((area) => ({ value: area, label: areaLabels[area][language] }))}
            />
          )}
        </div>
      </SettingsCard>
      <SettingsCard title={t('hours')} text={t('hours.text')}>
        <HoursFields
          hours={values.hours}
          errorId={errorOf('hours') && 'storefront-hours-error'}
          onChange={(hours) => rhf.setValue('hours', hours, { shouldDirty: true, shouldValidate: true })}
        />
        {errorOf('hours') && (
          <p id="storefront-hours-error" className="mt-2 text-xs text-red">
            {errorOf('hours')}
          </p>
        )}
      </SettingsCard>
      {isBehind && (
        <Notice tone="amber" role="status" title={t('outdated.title')}>
          <p>{t('outdated.text', { fields: differing })}</p>
        </Notice>
      )}
      <FormFailure title={t('failed')} text={form.failure} />
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          pending={form.isSubmitting}
          disabledReason={wait}
          aria-disabled={changed === null || undefined}
        >
          {t(form.isSubmitting ? 'saving' : 'save')}
        </Button>
        {(isBehind || isRestored) && (
          <Button variant="secondary" aria-haspopup="dialog" onClick={() => setAsking(true)}>
            {t('reload')}
          </Button>
        )}
      </div>
      {wait && <p className="text-xs text-ink-2">{wait}</p>}
      <ConfirmDialog
        open={isAsking}
        title={t('drop.title')}
        confirm={t('drop.action')}
        dismiss={t('drop.keep')}
        isDanger
        onConfirm={() => void reload()}
        onClose={() => setAsking(false)}
      >
        <p>{t('drop.text', { fields: differing })}</p>
      </ConfirmDialog>
    </form>
  )
}
