import { useId } from 'react'
import type { AdminUser } from '#shared/schemas/user.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { fullName } from '../full-name.ts'
import type { IssueWords } from '../issue-words.ts'
import { useUserForm } from '../use-user-form.ts'
import { RoleChoice } from './role-choice.tsx'
import { UserFields } from './user-fields.tsx'

type EditUserDialogProps = { user: AdminUser; words: IssueWords; onClose: () => void }

/** Changes what is known of a user, and what kind of account they have. */
export const EditUserDialog = ({ user, words, onClose }: EditUserDialogProps) => {
  const { t } = useT('users')
  const common = useT()
  const formId = useId()
  const form = useUserForm(user, words, onClose)
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('edit.title', { name: fullName(user) })}
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
          <Button type="submit" form={formId} pending={form.isPending}>
            {t(form.isPending ? 'edit.saving' : 'edit.save')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void form.save(event.currentTarget)
        }}
        className="flex flex-col gap-5"
      >
        <RoleChoice user={user} form={form} />
        <UserFields form={form} textOf={words.textOf} />
      </form>
    </Dialog>
  )
}
