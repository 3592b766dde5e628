import { sellingLimits } from '#shared/constants/selling-limits.ts'
import { limits } from '#shared/constants/limits.ts'
import type { Storefront } from '#shared/schemas/storefront.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { SettingsCard } from '#web/ui/settings-card.tsx'
import { TextareaField } from '#web/ui/textarea-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { Showcase } from '#web/features/storefront/showcase.ts'
import { useEditShowcase } from '#web/features/storefront/use-edit-showcase.ts'
import { HoursFields } from './hours-fields.tsx'
import { PictureField, type SendPicture } from './picture-field.tsx'

const of = sellingLimits.storefront

type ShowcaseFormProps = {
  userId: string
  storefront: Storefront
  send: SendPicture
  pictureError: (error: unknown) => string
  /** Fetches what the server has now. */
  onReload: () => Promise<Storefront | undefined>
}

/** Everything that a verified dealership says about itself, in one form. */
export const ShowcaseForm = ({ userId, storefront, send, pictureError, onReload }: ShowcaseFormProps) => {
  const { t } = useT('showcase')
  const form = useEditShowcase(userId, storefront)
  const { showcase, set, errorOf, failure } = form
  const text = (name: keyof Showcase & ('website' | 'address' | 'phoneNumber' | 'whatsappNumber')) => ({
    name,
    value: showcase[name],
    label: t(name),
    error: errorOf(name),
    onChange: (event: { target: { value: string } }) => set({ [name]: event.target.value }),
  })
  const picture = (name: 'logo' | 'cover') => (
    <PictureField
      name={name}
      value={showcase[name]}
      onChange={(url) => set({ [name]: url })}
      send={send}
      errorText={pictureError}
      error={errorOf(name)}
    />
  )
  const reload = async () => {
    const present = await onReload()
    if (present) form.reset(present)
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!form.isPending) void form.save()
      }}
      className="flex flex-col gap-5"
    >
      {form.isRestored && (
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
        <TextareaField
          label={t('description')}
          hint={t('description.hint')}
          value={showcase.description}
          maxLength={of.description}
          rows={6}
          error={errorOf('description')}
          onChange={(event) => set({ description: event.currentTarget.value })}
        />
      </SettingsCard>
      <SettingsCard title={t('contact')} text={t('contact.text')}>
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2 sm:gap-4">
          <TextField {...text('phoneNumber')} type="tel" autoComplete="off" maxLength={limits.phone.max} />
          <TextField {...text('whatsappNumber')} type="tel" autoComplete="off" maxLength={limits.phone.max} />
          <TextField {...text('website')} type="url" inputMode="url" optional maxLength={of.website} />
          <TextField {...text('address')} optional maxLength={of.address} />
        </div>
      </SettingsCard>
      <SettingsCard title={t('hours')} text={t('hours.text')}>
        <HoursFields hours={showcase.hours} onChange={(hours) => set({ hours })} />
      </SettingsCard>
      <FormFailure title={t('failed')} text={failure?.text} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={form.isPending} aria-disabled={!form.isDirty || undefined}>
          {t(form.isPending ? 'saving' : 'save')}
        </Button>
        {(failure?.isStale || form.isRestored) && (
          <Button variant="secondary" onClick={() => void reload()}>
            {t('reload')}
          </Button>
        )}
      </div>
    </form>
  )
}
