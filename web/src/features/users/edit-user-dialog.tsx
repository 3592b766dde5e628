import { homeCountryName } from '#shared/constants/market.ts'
import { useId, useState } from 'react'
import { TriangleAlert } from 'lucide-react'
import { useController, useWatch } from 'react-hook-form'
import { limits } from '#shared/constants/limits.ts'
import { cityNames, cityLabels } from '#shared/reference/cities.ts'
import { countries } from '#shared/reference/countries.ts'
import { adminUserEdit, type AdminUser } from '#shared/schemas/user.ts'
import { hasCode } from '#web/api/api-error.ts'
import { useContractForm } from '#web/api/use-contract-form.ts'
import { codedIssue, useIssueText } from '#web/entities/user/issue-text.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { ChoicePills } from '#web/ui/choice-pills.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { SelectField, type Option } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useEditUser } from './queries.ts'
import {
  changesOf,
  fullNameOf,
  givenRoles,
  lacksCompany,
  roleEffect,
  valuesOf,
  type GivenRole,
} from './user-values.ts'

type EditUserDialogProps = { user: AdminUser; onClose: () => void }

/** Changes what is known of a user, and what kind of account they have. */
export const EditUserDialog = ({ user, onClose }: EditUserDialogProps) => {
  const { t } = useT('users')
  const common = useT()
  const formId = useId()
  const { form, onType } = useUserForm(user, onClose)
  const role = useWatch({ control: form.rhf.control, name: 'role' })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('edit.title', { name: fullNameOf(user) })}
      footer={
        <>
          {form.failure && (
            // Here, because the form is longer than many screens.
            <div className="w-full">
              <FormFailure title={t('edit.failed')} text={form.failure} />
            </div>
          )}
          <Button variant="secondary" onClick={onClose}>
            {common.t('cancel')}
          </Button>
          <Button type="submit" form={formId} pending={form.isSubmitting}>
            {t(form.isSubmitting ? 'edit.saving' : 'edit.save')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={form.submit} onChange={onType} className="flex flex-col gap-5">
        <RoleChoice user={user} form={form} />
        {role === 'SELLER_DEALERSHIP' && (
          <TextField
            {...form.field('companyName')}
            label={t('edit.company')}
            maxLength={limits.companyName}
            autoComplete="off"
          />
        )}
        <PersonFields form={form} />
        <PlaceFields form={form} />
      </form>
    </Dialog>
  )
}

/** The form and its sending. Where another admin was faster, the fields that were not typed follow the user as they are now. */
const useUserForm = (user: AdminUser, close: () => void) => {
  const { t } = useT('users')
  const issueText = useIssueText()
  const { mutateAsync: edit } = useEditUser()
  // The version at the first typing: the list behind may be loaded anew, and what another admin has just changed of that
  // very field is not to be overwritten unseen.
  const [seen, setSeen] = useState<number>()
  const isConflict = (error: unknown) => hasCode(error, 'CONFLICT', 'EDIT_CONFLICT')
  const form = useContractForm({
    schema: adminUserEdit,
    start: valuesOf(user),
    toBody: (values) => ({ ...changesOf(user, values), version: seen ?? user.version }),
    alsoWrong: (values) =>
      lacksCompany(values)
        ? [{ path: 'companyName', message: 'Company name is required for dealerships' }]
        : [],
    issueOf: ({ code }) => codedIssue(code),
    issueText,
    send: async (changes, values) => {
      const isChanged = Object.keys(changesOf(user, values)).length > 0
      if (isChanged) await edit({ id: user.id, changes })
      return isChanged
    },
    onSent: (isChanged) => {
      if (isChanged) showToast({ title: t('edit.done'), tone: 'success' })
      close()
    },
    failureText: (error) => (isConflict(error) ? t('edit.conflict') : undefined),
    onFailed: (error) => {
      if (isConflict(error)) setSeen(undefined)
      if (!hasCode(error, 'NOT_FOUND')) return
      showToast({ title: t('edit.failed'), description: t('stale'), tone: 'danger', duration: 8000 })
      close()
    },
  })
  return { form, onType: () => setSeen((before) => before ?? user.version) }
}

type UserForm = ReturnType<typeof useUserForm>['form']

const roleNames = { PRIVATE: 'role.private', SELLER_DEALERSHIP: 'role.dealership' } as const

/** The kind of the account, and the effect of choosing another. */
const RoleChoice = ({ user, form }: { user: AdminUser; form: UserForm }) => {
  const { t } = useT('users')
  const auth = useT('auth')
  const id = useId()
  const { field } = useController({ control: form.rhf.control, name: 'role' })
  const effect = roleEffect(user, field.value)
  return (
    <div className="flex flex-col gap-2">
      <ChoicePills
        id={id}
        legend={t('edit.role')}
        choices={givenRoles.map((value) => ({ value, label: auth.t(roleNames[value]) }))}
        value={field.value}
        onChange={(role) => field.onChange(role as GivenRole)}
      />
      <p className="text-xs text-ink-3">{t('edit.roleHint')}</p>
      <div role="status">
        {effect && (
          <p className="flex gap-2.5 rounded-control bg-amber-tint p-3 text-sm text-ink-2">
            <TriangleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0 text-amber" />
            {t(`edit.${effect}`)}
          </p>
        )}
      </div>
    </div>
  )
}

const pair = 'grid grid-cols-1 gap-5 sm:grid-cols-2 sm:gap-4'

/** A user's name and how to reach them. Nothing of the admin's own belongs here: no field is filled in by the browser. */
const PersonFields = ({ form: { field } }: { form: UserForm }) => {
  const { t } = useT('auth')
  return (
    <>
      <div className={pair}>
        <TextField
          {...field('firstName')}
          label={t('firstName')}
          maxLength={limits.personName}
          autoComplete="off"
        />
        <TextField
          {...field('lastName')}
          label={t('lastName')}
          maxLength={limits.personName}
          autoComplete="off"
        />
      </div>
      <div className={pair}>
        <TextField
          {...field('username')}
          label={t('username')}
          hint={t('username.rule')}
          maxLength={limits.username.max}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextField
          {...field('phoneNumber')}
          type="tel"
          label={t('phone')}
          maxLength={limits.phone.max}
          dir="ltr"
          autoComplete="off"
        />
      </div>
      <TextField
        {...field('email')}
        type="email"
        label={t('email')}
        maxLength={limits.email}
        autoComplete="off"
      />
    </>
  )
}

// A value that came from elsewhere stays a choice.
const withStored = (options: readonly Option[], value: string): readonly Option[] =>
  value === '' || options.some((option) => option.value === value)
    ? options
    : [...options, { value, label: value }]

/** Where somebody lives: cities are known of Qatar alone. */
const PlaceFields = ({ form: { field, rhf } }: { form: UserForm }) => {
  const { t, language } = useT('auth')
  const [country, city] = useWatch({ control: rhf.control, name: ['country', 'city'] })
  return (
    <div className={pair}>
      <SelectField
        {...field('country')}
        label={t('country')}
        options={withStored(
          countries.map((each) => ({ value: each.en, label: each[language] })),
          country,
        )}
      />
      {country === homeCountryName ? (
        <SelectField
          {...field('city')}
          label={t('city')}
          optional
          placeholder={t('city.none')}
          options={withStored(
            cityNames.map((name) => ({ value: name, label: cityLabels[name][language] })),
            city,
          )}
        />
      ) : (
        <TextField {...field('city')} label={t('city')} optional maxLength={limits.city} autoComplete="off" />
      )}
    </div>
  )
}
