import { staffLimits } from '#shared/constants/selling-limits.ts'
import { type StaffRole, staffRoles } from '#shared/rules/user.ts'
import { memberAddressIssue, newInvitation, ownAddressIssue } from '#shared/schemas/staff.ts'
import { useContractForm } from '#web/api/use-contract-form.ts'
import { useInvite } from '#web/entities/team/queries.ts'
import { useIssueText } from '#web/entities/user/issue-text.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'

const wrongAddresses = new Map<string, 'invite.wrong' | 'invite.member'>([
  [ownAddressIssue, 'invite.wrong'],
  [memberAddressIssue, 'invite.member'],
])

/** Invites somebody by email; the role says what they may do. */
export const InviteForm = () => {
  const { t } = useT('team')
  const issueText = useIssueText()
  const { mutateAsync: invite } = useInvite()
  const form = useContractForm({
    schema: newInvitation,
    start: { email: '', role: 'SALES' as StaffRole },
    issueText: (issue) => {
      const wrong = wrongAddresses.get(issue.message)
      return wrong ? t(wrong) : issueText(issue)
    },
    send: (body) => invite(body),
    onSent: ({ email }) => {
      form.discard()
      showToast({
        title: t('invite.sent'),
        description: t('invite.sentText', { email, count: staffLimits.invitationDays }),
        tone: 'success',
      })
    },
    mode: 'onSubmit',
  })
  const role = form.field('role')
  return (
    <form
      noValidate
      onSubmit={form.submit}
      aria-label={t('invite')}
      className="flex flex-col gap-3 rounded-card border border-line bg-card p-4"
    >
      <div className="grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_12rem]">
        <TextField
          {...form.field('email')}
          type="email"
          dir="ltr"
          autoComplete="off"
          label={t('invite.email')}
        />
        <SelectField
          {...role}
          label={t('role')}
          options={staffRoles.map((value) => ({ value, label: t(`role.${value}`) }))}
        />
      </div>
      <dl className="grid gap-1 text-sm text-ink-2">
        {staffRoles.map((one) => (
          <div key={one} className="flex flex-wrap gap-x-1.5">
            <dt className="font-medium text-ink">{t(`role.${one}`)}:</dt>
            <dd>{t(`may.${one}`)}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-ink-2">{t('may.never')}</p>
      <FormFailure title={t('invite.failed')} text={form.failure} />
      <Button type="submit" pending={form.isSubmitting} className="self-start">
        {t('invite.send')}
      </Button>
    </form>
  )
}
