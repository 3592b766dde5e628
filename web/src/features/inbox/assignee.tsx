import { ChevronDown, Hand, UserRound } from 'lucide-react'
import type { LeadView } from '#shared/schemas/lead.ts'
import { ApiError } from '#web/api/api-error.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { useUpdateLead } from '#web/entities/lead/queries.ts'
import { useColleagues } from '#web/entities/team/acting.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Menu, menuItemClass } from '#web/ui/menu.tsx'
import { useFocusAfter } from './use-focus-after.ts'

/** The colleague who looks after a lead, with the ways to take it, to give it on and to let it go; nothing without a team. */
export const Assignee = ({ lead }: { lead: LeadView }) => {
  const { t } = useT('inbox')
  const errorText = useErrorText()
  const colleagues = useColleagues()
  const {
    mutate: update,
    isPending,
    variables,
  } = useUpdateLead(lead.id, (error) =>
    // The conversation is loaded again whatever came of it.
    error instanceof ApiError && error.code === 'EDIT_CONFLICT'
      ? showToast({ title: t('assign.late'), description: t('assign.lateText') })
      : showToast({ title: t('assign.failed'), description: errorText(error), tone: 'danger' }),
  )
  const present = lead.assignee?.id ?? null
  const owner = useFocusAfter<HTMLButtonElement>(present, variables?.assignee?.to === present)
  if (!colleagues) return null
  const { me, people } = colleagues
  // Who has joined since the team was read is known by the lead alone.
  const nameOf = (id: string) => [...people, lead.assignee].find((person) => person?.id === id)?.name ?? ''
  const saidOf = (to: string | null) => {
    if (to === null) return t('assign.freed')
    return to === me ? t('assign.taken') : t('assign.given', { name: nameOf(to) })
  }
  const give = (from: string | null, to: string | null, isUndo = false): void =>
    update(
      { assignee: { from, to } },
      {
        onSuccess: () =>
          showToast({
            title: saidOf(to),
            tone: 'success',
            ...(!isUndo && { action: { label: t('assign.undo'), onPress: () => give(to, from, true) } }),
          }),
      },
    )
  return (
    <div className="flex flex-wrap items-center gap-2">
      {present === null && (
        <Button variant="secondary" size="sm" pending={isPending} onClick={() => give(null, me)}>
          {!isPending && <Hand aria-hidden className="size-4" />}
          {t('assign.take')}
        </Button>
      )}
      <Menu
        label={t('owner')}
        align="start"
        trigger={
          <Button
            ref={owner}
            variant="ghost"
            size="sm"
            aria-haspopup="true"
            className={cx('max-w-full', present !== null && '-ms-3.5')}
          >
            <UserRound aria-hidden className="size-4 shrink-0" />
            <span className="sr-only">{t('owner')}: </span>
            <bdi className="truncate">
              {present === null ? t('assign.nobody') : present === me ? t('assign.mine') : nameOf(present)}
            </bdi>
            <ChevronDown aria-hidden className="size-4 shrink-0" />
          </Button>
        }
      >
        {people
          .filter(({ id }) => id !== present)
          .map(({ id, name }) => (
            <button key={id} type="button" onClick={() => give(present, id)} className={menuItemClass}>
              <span className="truncate">{id === me ? t('assign.take') : t('assign.give', { name })}</span>
            </button>
          ))}
        {present !== null && (
          <button type="button" onClick={() => give(present, null)} className={menuItemClass}>
            {t('assign.free')}
          </button>
        )}
      </Menu>
    </div>
  )
}
