import { Building2 } from 'lucide-react'
import { useController } from 'react-hook-form'
import { useT } from '#web/i18n/use-t.ts'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import type { SignUp } from '#web/entities/user/use-sign-up.ts'

/** Private or dealership; a dealership learns at once that it will be reviewed. */
export const AccountType = ({ control }: { control: SignUp['form']['control'] }) => {
  const { t } = useT('auth')
  const { field } = useController({ control, name: 'role' })
  return (
    <div className="flex flex-col gap-3">
      <RadioGroup
        legend={t('role.label')}
        value={field.value}
        onChange={field.onChange}
        choices={[
          { value: 'PRIVATE', label: t('role.private'), hint: t('role.privateHint') },
          { value: 'SELLER_DEALERSHIP', label: t('role.dealership'), hint: t('role.dealershipHint') },
        ]}
      />
      <div role="status">
        {field.value === 'SELLER_DEALERSHIP' && (
          <div className="flex gap-3 rounded-control bg-amber-tint p-3.5 text-sm">
            <Building2 aria-hidden className="mt-0.5 size-5 shrink-0 text-amber" />
            <div>
              <p className="font-medium">{t('dealership.title')}</p>
              <p className="text-ink-2">{t('dealership.text')}</p>
            </div>
          </div>
        )}
      </div>
    </div>
  )
}
