import type { ReactNode } from 'react'
import { MessageSquareText } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { Thread, type SellerTools } from '#web/entities/lead/components/thread.tsx'
import { useReadAbout } from '#web/entities/notification/use-read-about.ts'
import { useT } from '#web/i18n/use-t.ts'
import { cx } from '#web/ui/cx.ts'

type ConversationsProps = {
  renderList: (openId: string | null, open: (leadId: string) => void) => ReactNode
  seller?: SellerTools
}

/**
 * Conversations beside each other: the list, and the one that `?lead=` names. On a phone one of the two shows, and Back
 * leads from the conversation to the list.
 */
export const Conversations = ({ renderList, seller }: ConversationsProps) => {
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
    <div className="grid grid-cols-1 overflow-clip rounded-card border border-line bg-card lg:h-160 lg:grid-cols-[20rem_minmax(0,1fr)]">
      {/* Placed, so that what is only read out scrolls with its row and does not lengthen the page. */}
      <div
        className={cx(
          'relative min-h-0 lg:overflow-y-auto lg:border-e lg:border-line',
          openId && 'max-lg:hidden',
        )}
      >
        {renderList(openId, show)}
      </div>
      <div className={cx('relative min-h-0 lg:overflow-y-auto', !openId && 'max-lg:hidden')}>
        {openId ? (
          <Thread key={openId} leadId={openId} onBack={() => show(null)} seller={seller} />
        ) : (
          <div className="grid h-full place-content-center justify-items-center gap-3 text-sm text-ink-3">
            <MessageSquareText aria-hidden className="size-6.5 stroke-[1.5]" />
            {t('choose')}
          </div>
        )}
      </div>
    </div>
  )
}
