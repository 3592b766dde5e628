import { fullName } from '#shared/rules/user.ts'
import type { LeadMessage, LeadView } from '#shared/schemas/lead.ts'
import { sellerNameIn } from '#web/entities/lead/lead-parts.tsx'
import { useCurrentUser } from '#web/entities/user/queries.ts'
import { formatDate } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { useActing } from '#web/stores/acting.ts'

type SpeakerProps = { lead: LeadView; message: LeadMessage; other: string }

/** Whose message it is, for a screen reader: "You", a colleague by their name, or the other side. */
export const Speaker = ({ lead, message, other }: SpeakerProps) => {
  const { t, language } = useT('messages')
  const { user } = useCurrentUser()
  const { acting } = useActing()
  const nameOf = () => {
    if (message.from !== lead.side) return other
    if (message.by) return user && message.by === fullName(user) ? undefined : message.by
    // What colleagues write bears their name while they have an account, so this is the dealership itself.
    return acting && lead.side === 'seller' ? sellerNameIn(lead, language) : undefined
  }
  const name = nameOf()
  return <span className="sr-only">{name === undefined ? t('from.you') : t('from.other', { name })}</span>
}

/** Who of a team wrote a message or did what it says, and when. */
export const SentAt = ({ message: { by, createdAt } }: { message: LeadMessage }) => {
  const { language } = useT('messages')
  return (
    <time dateTime={createdAt} className="mt-1 text-xs text-ink-3">
      {by && (
        <>
          <bdi>{by}</bdi>
          {' · '}
        </>
      )}
      {formatDate(createdAt, language, { time: true })}
    </time>
  )
}
