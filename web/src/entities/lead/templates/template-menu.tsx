import { Settings2, Zap } from 'lucide-react'
import type { LeadView } from '#shared/schemas/lead.ts'
import type { ReplyTemplate } from '#shared/schemas/reply-template.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { Menu, menuItemClass } from '#web/ui/menu.tsx'
import { useReadyAnswers } from './use-ready-answers.ts'

type TemplateMenuProps = { lead: LeadView; onInsert: (text: string) => void; onManage: () => void }

/** Puts a ready answer into the message, filled in for this buyer and what they asked about. */
export const TemplateMenu = ({ lead, onInsert, onManage }: TemplateMenuProps) => {
  const { t } = useT('inbox')
  const { own, ours, fill } = useReadyAnswers(lead)
  const item = (template: ReplyTemplate, key: string) => (
    <button key={key} type="button" onClick={() => onInsert(fill(template))} className={menuItemClass}>
      <bdi className="truncate">{template.name}</bdi>
    </button>
  )
  return (
    <Menu
      label={t('answers')}
      align="start"
      trigger={
        <Button variant="ghost" size="sm" aria-haspopup="true" className="-ms-2">
          <Zap aria-hidden className="size-4.5" />
          {t('answers')}
        </Button>
      }
    >
      <div className="max-h-120 w-64 overflow-y-auto">
        {own.map((template, index) => item(template, `${index} ${template.name}`))}
        {ours.map((template) => item(template, template.name))}
      </div>
      <div className="mt-1.5 border-t border-line pt-1.5">
        <button type="button" aria-haspopup="dialog" onClick={onManage} className={menuItemClass}>
          <Settings2 aria-hidden />
          {t('answers.manage')}
        </button>
      </div>
    </Menu>
  )
}
