import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { MessageSquareText } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { useSetAddress } from '#web/app/use-address.ts'
import { useReadAbout } from '#web/entities/notification/queries.ts'
import { useT } from '#web/i18n/use-t.ts'
import { cx } from '#web/ui/cx.ts'
import { Conversation } from './conversation.tsx'
import { LeadList } from './lead-list.tsx'

/** The buyer's messages to sellers and the answers. */
export const Messages = () => {
  const { t } = useT('messages')
  return (
    <section>
      <h2 className="mb-4 text-xl">{t('title.buyer')}</h2>
      <Conversations
        renderList={(openId, onOpen) => <LeadList side="buyer" openId={openId} onOpen={onOpen} />}
      />
    </section>
  )
}

type ConversationsProps = {
  renderList: (openId: string | null, onOpen: (leadId: string) => void) => ReactNode
  onManageTemplates?: () => void
}

/**
 * A list of conversations beside the one that `?lead=` names. On mobile one of the two shows, and Back leads from the
 * conversation to the list.
 */
export const Conversations = ({ renderList, onManageTemplates }: ConversationsProps) => {
  const { t } = useT('messages')
  const openId = useSearchParams()[0].get('lead')
  const setAddress = useSetAddress()
  useReadAbout(openId)
  const list = useFocusRow(openId)
  const show = (leadId: string | null) => setAddress({ lead: leadId }, true)
  return (
    <div className="grid grid-cols-1 overflow-clip rounded-card border border-line bg-card lg:h-160 lg:grid-cols-[20rem_minmax(0,1fr)]">
      {/* Positioned, so that screen reader texts scroll with their row and do not lengthen the page. */}
      <div
        ref={list}
        className={cx(
          'relative min-h-0 lg:overflow-y-auto lg:border-e lg:border-line',
          openId && 'max-lg:hidden',
        )}
      >
        {renderList(openId, show)}
      </div>
      <div className={cx('relative min-h-0 lg:overflow-y-auto', !openId && 'max-lg:hidden')}>
        {openId ? (
          <Conversation
            key={openId}
            leadId={openId}
            onBack={() => show(null)}
            onManageTemplates={onManageTemplates}
          />
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

/** The ref of the list: when a conversation closes and the focus goes with it, its row gets the focus. */
const useFocusRow = (openId: string | null): RefObject<HTMLDivElement | null> => {
  const list = useRef<HTMLDivElement>(null)
  const shown = useRef(openId)
  useEffect(() => {
    const closed = openId ? null : shown.current
    shown.current = openId
    if (closed && document.activeElement === document.body)
      list.current?.querySelector<HTMLElement>(`[data-lead="${CSS.escape(closed)}"]`)?.focus()
  }, [openId])
  return list
}
