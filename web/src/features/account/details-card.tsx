import { useEffect, useRef, useState } from 'react'
import { Pencil } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { limits } from '#shared/constants/limits.ts'
import { cityNames, cityLabels } from '#shared/reference/cities.ts'
import { type CurrentUser } from '#shared/schemas/user.ts'
import { userEdit } from '#shared/schemas/account.ts'
import { isUnauthorized } from '#web/api/api-error.ts'
import { useContractForm } from '#web/api/use-contract-form.ts'
import { codedIssue, useIssueText, useRefusalText } from '#web/entities/user/issue-text.ts'
import { useUpdateUser } from '#web/entities/user/mutations.ts'
import { useT } from '#web/i18n/use-t.ts'
import { tabDraft } from '#web/stores/draft.ts'
import { showToast } from '#web/stores/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { SettingsCard } from '#web/ui/settings-card.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { askedOf, changesOf, detailsOf, missingCode, needsPassword, type Details } from './details.ts'
import { PasswordField } from './password-fields.tsx'
import { PhoneField } from './phone-field.tsx'

/** The details in view or in edit mode. They outlive their card, so that an edit survives a look at another tab. */
export const useEditDetails = (user: CurrentUser) => {
  const { t } = useT('profile')
  const issueText = useIssueText()
  const refusalText = useRefusalText()
  const { mutateAsync: update } = useUpdateUser()
  // Written only when the session ends: the page goes to the sign-in and comes back. Never with the password.
  const [unsaved] = useState(() => tabDraft<Details>(`profile:${user.id}`, ['currentPassword']))
  const form = useContractForm({
    schema: userEdit,
    start: detailsOf(user),
    toBody: (typed) => askedOf(user, typed),
    alsoWrong: missingCode,
    issueOf: ({ code }) => codedIssue(code),
    issueText,
    send: async (_, typed) => {
      const changes = changesOf(user, typed)
      if (Object.keys(changes).length > 0) await update(changes)
    },
    onSent: () => {
      showToast({ title: t('details.saved'), tone: 'success' })
      leave()
    },
    onSignedOut: unsaved.keep,
    failureText: (error, isMarked) => (isMarked || isUnauthorized(error) ? '' : refusalText(error)),
    draft: { ...unsaved, keep: () => undefined },
    mode: 'onSubmit',
  })
  const [isEditing, setEditing] = useState(form.isRestored)
  const leave = () => {
    form.discard()
    setEditing(false)
  }
  return { user, form, isEditing, edit: () => setEditing(true), leave }
}

type EditDetails = ReturnType<typeof useEditDetails>

/** The personal details with their two modes (spec 4, Profile). */
export const DetailsCard = ({ details }: { details: EditDetails }) => {
  const { t } = useT('profile')
  const common = useT()
  const editButton = useRef<HTMLButtonElement>(null)
  const { form, isEditing, edit, leave } = details
  const { setFocus } = form.rhf

  // The pressed button is gone in the other mode.
  const shown = useRef(isEditing)
  useEffect(() => {
    if (shown.current === isEditing) return
    shown.current = isEditing
    if (isEditing) setFocus('firstName', { shouldSelect: true })
    else editButton.current?.focus()
  }, [isEditing, setFocus])

  return (
    <SettingsCard
      title={t('details.title')}
      text={t('details.text')}
      action={
        !isEditing && (
          <Button ref={editButton} variant="secondary" size="sm" onClick={edit}>
            <Pencil aria-hidden className="size-4" />
            {common.t('edit')}
          </Button>
        )
      }
    >
      <form noValidate onSubmit={form.submit} className="flex flex-col gap-5">
        {isEditing && form.isRestored && (
          <p role="status" className="rounded-control bg-amber-tint p-3.5 text-sm">
            {t('details.restored')}
          </p>
        )}
        <DetailsFields {...details} />
        <FormFailure title={t('details.failed')} text={form.failure} />
        {isEditing && (
          <div className="flex flex-wrap gap-3">
            <Button type="submit" pending={form.isSubmitting}>
              {t(form.isSubmitting ? 'details.saving' : 'details.save')}
            </Button>
            <Button variant="secondary" onClick={leave}>
              {common.t('cancel')}
            </Button>
          </div>
        )}
      </form>
    </SettingsCard>
  )
}

const pair = 'grid grid-cols-1 gap-5 sm:grid-cols-2 sm:gap-4'
const known: readonly string[] = cityNames

/** First name, last name, e-mail, phone and city; all of them disabled until they are edited. */
const DetailsFields = ({ user, form, isEditing }: EditDetails) => {
  const { t, language } = useT('auth')
  const profile = useT('profile')
  const typed = useWatch({ control: form.rhf.control }) as Details
  const field = (name: keyof Details) => ({ ...form.field(name), disabled: !isEditing })
  // A city that came from elsewhere stays a choice.
  const others = user.city && !known.includes(user.city) ? [user.city] : []
  return (
    <div className="flex flex-col gap-5">
      <div className={pair}>
        <TextField
          {...field('firstName')}
          label={t('firstName')}
          maxLength={limits.personName}
          autoComplete="given-name"
        />
        <TextField
          {...field('lastName')}
          label={t('lastName')}
          maxLength={limits.personName}
          autoComplete="family-name"
        />
      </div>
      {isEditing && user.role === 'PRIVATE' && (
        <p className="-mt-2 text-sm text-ink-3">{profile.t('details.reviewHint')}</p>
      )}
      <TextField
        {...field('email')}
        type="email"
        label={t('email')}
        hint={
          isEditing
            ? profile.t(user.emailConfirmedAt ? 'details.emailHint' : 'details.emailHint.unconfirmed')
            : undefined
        }
        maxLength={limits.email}
        autoComplete="email"
      />
      <div className={pair}>
        <PhoneField
          {...field('phoneNumber')}
          id="profile-phone"
          code={typed.countryCode}
          country={typed.phoneCountry}
          onChoose={({ country, code }) => {
            form.rhf.setValue('phoneCountry', country, { shouldDirty: true })
            form.rhf.setValue('countryCode', code, { shouldDirty: true })
          }}
        />
        <SelectField
          {...field('city')}
          label={t('city')}
          optional
          placeholder={t('city.none')}
          options={[
            ...cityNames.map((name) => ({ value: name, label: cityLabels[name][language] })),
            ...others.map((name) => ({ value: name, label: name })),
          ]}
        />
      </div>
      {isEditing && needsPassword(user, typed) && (
        <PasswordField
          {...field('currentPassword')}
          label={profile.t('details.password')}
          hint={profile.t('details.passwordHint')}
          maxLength={limits.password.max}
          autoComplete="current-password"
        />
      )}
    </div>
  )
}
