import { MessageSquareX } from 'lucide-react'
import { canBeStaff } from '#shared/rules/user.ts'
import { useActFor } from '#web/entities/team/acting.ts'
import { useEmployment } from '#web/entities/team/queries.ts'
import { useCurrentUser } from '#web/entities/user/queries.ts'
import { useT } from '#web/i18n/use-t.ts'
import { useActing } from '#web/stores/acting.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** Shown for a conversation that is gone, or that is not of who asks for it: the server does not tell a stranger which. */
export const MissingConversation = ({ onBack }: { onBack: () => void }) => {
  const { t } = useT('messages')
  const dashboard = useT('dashboard')
  const { user } = useCurrentUser()
  const { data } = useEmployment(user !== null && canBeStaff(user))
  const { acting } = useActing()
  const { mutate: actFor, isPending } = useActFor()
  const employment = acting ? null : (data?.employment ?? null)
  return (
    <div className="p-3.5">
      <EmptyState
        icon={<MessageSquareX />}
        title={t('missing')}
        actions={
          <>
            {employment && (
              <Button pending={isPending} onClick={() => actFor(employment)}>
                {dashboard.t('acting.start', { dealership: employment.dealership })}
              </Button>
            )}
            <Button variant="secondary" onClick={onBack}>
              {t('back')}
            </Button>
          </>
        }
      >
        {employment ? t('missingText.team', { dealership: employment.dealership }) : t('missingText')}
      </EmptyState>
    </div>
  )
}
