import { LeadList } from '#web/entities/lead/components/lead-list.tsx'
import { useT } from '#web/i18n/use-t.ts'
import { Conversations } from './conversations.tsx'

/** What the user wrote to sellers, and their answers. */
export const MessagesView = () => {
  const { t } = useT('messages')
  return (
    <section>
      <h2 className="mb-4 text-xl">{t('title.buyer')}</h2>
      <Conversations renderList={(openId, open) => <LeadList side="buyer" openId={openId} onOpen={open} />} />
    </section>
  )
}
