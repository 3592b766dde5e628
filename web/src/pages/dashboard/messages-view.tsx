import { MessageSquareText } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import type { LeadSide } from '#shared/schemas/lead.ts'
import { LeadList } from '#web/features/leads/components/lead-list.tsx'
import { Thread } from '#web/features/leads/components/thread.tsx'
import { useReadAbout } from '#web/features/notifications/use-read-about.ts'
import { useT } from '#web/i18n/use-t.ts'
import { cx } from '#web/ui/cx.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

/**
 * Conversations beside each other: the list, and the one that `?lead=` names. On a phone one of the two shows, and Back
 * leads from the conversation to the list.
 */
export const MessagesView = ({ side }: { side: LeadSide }) => {
  const { t } = useT('messages')
  const [search, setSearch] = useSearchParams()
  const openId = search.get('lead')
  useReadAbout(openId)
  const show = (leadId: string | null) =>
    setSearch((before) => {
      const next = new URLSearchParams(before)
      if (leadId) next.set('lead', leadId)
      else next.delete('lead')
      return next
    })
  return (
    <section className="grid grid-cols-1 overflow-clip rounded-card border border-line bg-card lg:h-136 lg:grid-cols-[22rem_minmax(0,1fr)]">
      <VisuallyHidden>
        <h2>{t(`title.${side}`)}</h2>
      </VisuallyHidden>
      <div className={cx('min-h-0 lg:overflow-y-auto lg:border-e lg:border-line', openId && 'max-lg:hidden')}>
        <LeadList side={side} openId={openId} onOpen={show} />
      </div>
      <div className={cx('min-h-0', !openId && 'max-lg:hidden')}>
        {openId ? (
          <Thread key={openId} leadId={openId} onBack={() => show(null)} />
        ) : (
          <div className="grid h-full place-content-center justify-items-center gap-3 text-sm text-ink-3">
            <MessageSquareText aria-hidden className="size-6.5 stroke-[1.5]" />
            {t('choose')}
          </div>
        )}
      </div>
    </section>
  )
}
