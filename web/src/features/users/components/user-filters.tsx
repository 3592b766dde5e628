import { useT } from '#web/i18n/use-t.ts'
import { ChoiceChips } from '#web/ui/choice-chips.tsx'
import type { UserFilters as Filters } from '../api/list-users.ts'
import { listedRoles, listedStatuses } from '../listed.ts'

type UserFiltersProps = Pick<Filters, 'role' | 'status'> & {
  onRole: (role: Filters['role']) => void
  onStatus: (status: Filters['status']) => void
}

const all = 'ALL'

/** Narrows the users to a kind of account and to those who may or may not sign in. */
export const UserFilters = ({ role, status, onRole, onStatus }: UserFiltersProps) => {
  const { t } = useT('users')
  const admin = useT('admin')
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-3">
      <ChoiceChips
        label={t('filter.role')}
        value={role ?? all}
        onChange={(next) => onRole(next === all ? undefined : next)}
        choices={[
          { value: all, label: t('filter.all') },
          ...listedRoles.map((value) => ({ value, label: admin.t(`role.${value}`) })),
        ]}
      />
      <ChoiceChips
        label={t('filter.status')}
        value={status ?? all}
        onChange={(next) => onStatus(next === all ? undefined : next)}
        choices={[
          { value: all, label: t('filter.allStatuses') },
          ...listedStatuses.map((value) => ({ value, label: t(`status.${value}`) })),
        ]}
      />
    </div>
  )
}
