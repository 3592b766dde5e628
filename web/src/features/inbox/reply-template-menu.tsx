import { Settings2, Zap } from 'lucide-react'
import type { LeadView, ReplyTemplate } from '#shared/schemas/lead.ts'
import { useReplyTemplates } from '#web/entities/lead/queries.ts'
import { formatMoney } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { Menu, menuItemClass } from '#web/ui/menu.tsx'
import { fillTemplate, toMessageText, useTopicName } from './message-text.ts'

// A plate is not visited but transferred.
const builtIn = {
  car: ['available', 'visit', 'price'],
  plate: ['plate.available', 'plate.transfer', 'plate.price'],
} as const

const tokens = { car: '{car}', price: '{price}', buyer: '{buyer}' }

type ReplyTemplateMenuProps = { lead: LeadView; onInsert: (text: string) => void; onManage: () => void }

/** Inserts a reply template, filled in for this lead: the seller's own first, then the three that everybody has. */
export const ReplyTemplateMenu = ({ lead, onInsert, onManage }: ReplyTemplateMenuProps) => {
  const { t, language } = useT('inbox')
  const { data: own = [] } = useReplyTemplates()
  const values = {
    car: useTopicName()(lead),
    price: formatMoney(lead.listingPrice, language),
    buyer: lead.buyerName,
  }
  const item = ({ name, text }: ReplyTemplate, key: string) => (
    <button
      key={key}
      type="button"
      onClick={() => onInsert(fillTemplate(text, values))}
      className={menuItemClass}
    >
      <bdi className="truncate">{name}</bdi>
    </button>
  )
  return (
    <Menu
      label={t('templates')}
      align="start"
      trigger={
        <Button variant="ghost" size="sm" aria-haspopup="true" className="-ms-2">
          <Zap aria-hidden className="size-4.5" />
          {t('templates')}
        </Button>
      }
    >
      <div className="max-h-120 w-64 overflow-y-auto">
        {own.map((template, index) => item(template, `${index} ${template.name}`))}
        {builtIn[lead.plate ? 'plate' : 'car'].map((name) =>
          item({ name: t(`builtIn.${name}`), text: toMessageText(t(`builtIn.${name}Text`, tokens)) }, name),
        )}
      </div>
      <div className="mt-1.5 border-t border-line pt-1.5">
        <button type="button" aria-haspopup="dialog" onClick={onManage} className={menuItemClass}>
          <Settings2 aria-hidden />
          {t('templates.manage')}
        </button>
      </div>
    </Menu>
  )
}
