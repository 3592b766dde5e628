import type { LeadView } from '#shared/schemas/lead.ts'
import { useT } from '#web/i18n/use-t.ts'

type Sides = Pick<LeadView, 'side' | 'isOrphaned' | 'buyerName' | 'sellerName'>

/** With whom a conversation is; of somebody who deleted their account no name is left. */
export const useOtherName = () => {
  const { t } = useT('messages')
  return ({ side, isOrphaned, buyerName, sellerName }: Sides): string =>
    isOrphaned ? t('gone') : side === 'buyer' ? sellerName : buyerName
}
