import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { limits } from '#shared/constants/limits.ts'
import { sellingLimits } from '#shared/constants/selling-limits.ts'
import { areaLabels, areasOf } from '#shared/reference/areas.ts'
import { storefrontForm, type Storefront } from '#shared/schemas/dealer.ts'
import { hasCode, isUnauthorized } from '#web/api/api-error.ts'
import { useContractForm } from '#web/api/use-contract-form.ts'
import { PictureField } from '#web/entities/upload/picture-field.tsx'
import { useErrorText } from '#web/api/use-error-text.ts'
import { useT } from '#web/i18n/use-t.ts'
import { tabDraft } from '#web/stores/draft.ts'
import { showToast } from '#web/stores/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { SettingsCard } from '#web/ui/settings-card.tsx'
import { TextareaField } from '#web/ui/textarea-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { HoursFields } from './hours-fields.tsx'
import { useUpdateStorefront } from './queries.ts'
import { toStorefrontForm, valuesOf, type StorefrontValues } from './storefront-values.ts'

const most = sellingLimits.storefront

type StorefrontFormProps = {
  userId: string
  storefront: Storefront
  /** Loads the server's current data. */
  onReload: () => Promise<Storefront | undefined>
}

/** Everything that a verified dealership says about itself, in one form. */
export const StorefrontForm = ({ userId, storefront, onReload }: StorefrontFormProps) => {
  const { t, language } = useT('showcase')
  const errorText = useErrorText()
  const { mutateAsync: update } = useUpdateStorefront()
  const start = valuesOf(storefront)
  const areas = areasOf(storefront.city)
  const [draft] = useState(() => tabDraft<StorefrontValues>(`storefront:${userId}`))
  const form = useContractForm({
    schema: storefrontForm,
    start,
    toBody: toStorefrontForm,
    issueText: ({ path }) => t(`error.${path as keyof StorefrontValues}`),
    send: (body) => update(body),
    onSent: (saved) => {
      showAgain(saved)
      showToast({ title: t('saved'), tone: 'success' })
    },
    // When the session has ended, the page goes to the sign-in and comes back.
    failureText: (error) => (isUnauthorized(error) ? '' : errorText(error)),
    // With the version that it was typed over: what a colleague has saved since is not overwritten unseen.
    draft: {
      ...draft,
      keep: (typed) => draft.keep({ ...typed, version: start.version }),
    },
  })
  const { rhf, errorOf } = form
  const values = useWatch({ control: rhf.control }) as StorefrontValues
  const isChanged = JSON.stringify(valuesOf(storefront)) !== JSON.stringify({ ...start, ...values })
  const isRestored = form.isRestored && isChanged
  const isStale = hasCode(form.refusal, 'EDIT_CONFLICT')

  const showAgain = (present: Storefront) => {
    form.discard()
    rhf.reset(valuesOf(present))
  }
  const reload = async () => {
    const present = await onReload()
    if (present) showAgain(present)
  }
  const picture = (name: 'logo' | 'cover') => (
    <PictureField
      name={name}
      value={values[name]}
      onChange={(url) => rhf.setValue(name, url, { shouldDirty: true, shouldValidate: true })}
      error={errorOf(name)}
    />
  )
  const text = (name: 'website' | 'address' | 'phoneNumber' | 'whatsappNumber') => ({
    ...form.field(name),
    label: t(name),
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
          label={t('businessNameAr')}
          hint={t('businessNameAr.hint')}
          optional
          lang="ar"
          dir="rtl"
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
      <FormFailure title={t('failed')} text={form.failure} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={form.isSubmitting} aria-disabled={!isChanged || undefined}>
          {t(form.isSubmitting ? 'saving' : 'save')}
        </Button>
        {(isStale || isRestored) && (
          <Button variant="secondary" onClick={() => void reload()}>
            {t('reload')}
          </Button>
        )}
      </div>
    </form>
  )
}
