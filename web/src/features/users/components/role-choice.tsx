import { useId } from 'react'
import { TriangleAlert } from 'lucide-react'
import type { AdminUser } from '#shared/schemas/user.ts'
import { useT } from '#web/i18n/use-t.ts'
import { ChoicePills } from '#web/ui/choice-pills.tsx'
import type { UserForm } from '../use-user-form.ts'
import { givenRoles, roleEffect, type GivenRole } from '../user-values.ts'

const names = { PRIVATE: 'role.private', SELLER_DEALERSHIP: 'role.dealership' } as const

/** What kind of account it is, and what becomes of it with another kind. */
export const RoleChoice = ({ user, form }: { user: AdminUser; form: UserForm }) => {
  const { t } = useT('users')
  const auth = useT('auth')
  const id = useId()
  const { values, onType } = form
  const effect = roleEffect(user, values.role)
  return (
    <div className="flex flex-col gap-2">
      <ChoicePills
        id={id}
        legend={t('edit.role')}
        choices={givenRoles.map((value) => ({ value, label: auth.t(names[value]) }))}
        value={values.role}
        onChange={(role) => onType({ role: role as GivenRole })}
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
