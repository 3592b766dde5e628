import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type SyntheticEvent } from 'react'
import { CalendarClock, HandCoins, SendHorizontal, Settings2, Zap } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { limits } from '#shared/constants/limits.ts'
import { type LeadView, newLeadMessage, type ReplyTemplate } from '#shared/schemas/lead.ts'
import { useContractForm } from '#web/api/use-contract-form.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { useLastSent, useSendMessage } from '#web/entities/lead/queries.ts'
import { useReplyTemplates } from '#web/entities/lead/reply-templates.ts'
import { formatMoney } from '#web/i18n/format.ts'
import { toMessageText } from '#web/i18n/message-text.ts'
import { useT } from '#web/i18n/use-t.ts'
import { useActing } from '#web/stores/acting.ts'
import { tabDraft } from '#web/stores/draft.ts'
import { showToast } from '#web/stores/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Menu, menuItemClass } from '#web/ui/menu.tsx'
import { TextareaField } from '#web/ui/textarea-field.tsx'
import { useOfferDialog } from './use-offer-dialog.tsx'
import { useViewingDialog } from './use-viewing-dialog.tsx'
import { fillTemplate, useInsert, useTopicName } from './message-text.ts'

type ComposerProps = {
  lead: LeadView
  /** Opens the reply templates; only a seller has them. */
  onManageTemplates: (() => void) | undefined
}

/** What was typed on behind a text while that was sent; everything, where it was changed itself. */
const behind = (sent: string, typed: string): string => {
  const text = typed.trimStart()
  return text.startsWith(sent.trim()) ? text.slice(sent.trim().length).trimStart() : typed
}

/** Writes the next message. A text that could not be sent stays, through a reload and an ended session too, and says why. */
export const Composer = ({ lead, onManageTemplates }: ComposerProps) => {
  const { t } = useT('messages')
  const { mutateAsync: send } = useSendMessage(lead.id)
  const last = useLastSent(lead.id)
  // Sent before this was opened: its text still stands here, and would be sent twice.
  const [earlier] = useState(last?.status === 'pending' ? last.id : undefined)
  const ofEarlier = last?.id === earlier ? last?.status : undefined
  const [draft] = useState(() => tabDraft<{ text: string }>(`message:${lead.id}`))
  const errorText = useErrorText()
  const isShown = useRef(false)
  const typedSince = useRef<string>(undefined)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  const form = useContractForm({
    schema: newLeadMessage,
    start: { text: '' },
    send: async ({ text }) => {
      const message = await send(text)
      // Who came back has typed in another form, and may have left that, too.
      typedSince.current = isShown.current ? undefined : (draft.read()?.text ?? '')
      return message
    },
    onSent: (_, sent): void => takeOut(sent.text),
    onFailed: (error) => {
      if (!isShown.current)
        showToast({ title: t('sendFailed'), description: errorText(error), tone: 'danger' })
    },
    draft,
    mode: 'onSubmit',
  })
  const takeOut = (sent: string): void => {
    const rest = behind(sent, typedSince.current ?? form.rhf.getValues('text'))
    form.discard()
    if (!rest) return
    // A form that was left meanwhile keeps nothing by itself.
    draft.keep({ text: rest })
    form.rhf.setValue('text', rest)
  }
  const onEarlierSent = useEffectEvent(() => last && takeOut(last.text))
  useEffect(() => {
    if (ofEarlier === 'success') onEarlierSent()
  }, [ofEarlier])
  const isSending = form.isSubmitting || ofEarlier === 'pending'
  const icon = <HandCoins aria-hidden className="size-4.5" />
  const offer = useOfferDialog(lead, { variant: 'ghost', icon })
  const viewing = useViewingDialog(lead, {
    variant: 'ghost',
    icon: <CalendarClock aria-hidden className="size-4.5" />,
  })
  const field = form.field('text')
  const { ref, insert } = useInsert(field.ref)
  const isEmpty = !useWatch({ control: form.rhf.control, name: 'text' }).trim()
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (!isEmpty && !isSending) void form.submit()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event)
  }
  return (
    <>
      <form onSubmit={submit} className="flex flex-col gap-3 border-t border-line p-4">
        <TextareaField
          {...field}
          ref={ref}
          label={t('write')}
          labelHidden
          placeholder={t('write')}
          onKeyDown={onKeyDown}
          maxLength={limits.lead.message}
          rows={2}
        />
        {form.failure && (
          <p role="alert" className="text-sm text-red">
            {form.failure}
          </p>
        )}
        <div className="flex items-center justify-between gap-3">
          <span className="flex flex-wrap gap-x-3">
            {onManageTemplates && (
              <ReplyTemplateMenu lead={lead} onInsert={insert} onManage={onManageTemplates} />
            )}
            {/* An open one is answered or changed on its card. */}
            {lead.offer?.state !== 'OPEN' && offer.button}
            {lead.viewing?.state !== 'PROPOSED' && viewing.button}
          </span>
          <Button type="submit" pending={isSending} aria-disabled={isEmpty || isSending || undefined}>
            {!isSending && <SendHorizontal aria-hidden className="mirrored size-4.5" />}
            {t(isSending ? 'sending' : 'send')}
          </Button>
        </div>
      </form>
      {offer.dialog}
      {viewing.dialog}
    </>
  )
}

// A plate is not visited but transferred.
const builtIn = {
  car: ['available', 'visit', 'price'],
  plate: ['plate.available', 'plate.transfer', 'plate.price'],
} as const

/** The answers that everybody has, as far as they are true: none for what is not for sale, and nobody is told that a reserved car is free. */
const builtInFor = ({ plate, listingAvailability: availability }: LeadView) =>
  builtIn[plate ? 'plate' : 'car'].filter(
    (name) => availability === 'AVAILABLE' || (availability === 'RESERVED' && !name.endsWith('available')),
  )

const tokens = { car: '{car}', price: '{price}', buyer: '{buyer}' }

type ReplyTemplateMenuProps = { lead: LeadView; onInsert: (text: string) => void; onManage: () => void }

/** Inserts a reply template, filled in for this lead: the seller's own first, then those that everybody has. */
const ReplyTemplateMenu = ({ lead, onInsert, onManage }: ReplyTemplateMenuProps) => {
  const { t, language } = useT('inbox')
  const { acting } = useActing()
  const { data: own = [] } = useReplyTemplates()
  const values = {
    car: useTopicName()(lead),
    price: formatMoney(lead.presentPrice ?? lead.listingPrice, language),
    buyer: lead.buyerName,
  }
  const ours = builtInFor(lead)
  const mayManage = acting?.role !== 'SALES'
  if (!mayManage && own.length + ours.length === 0) return null
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
      <div className="w-64">
        {own.map((template, index) => item(template, `${index} ${template.name}`))}
        {ours.map((name) =>
          item({ name: t(`builtIn.${name}`), text: toMessageText(t(`builtIn.${name}Text`, tokens)) }, name),
        )}
      </div>
      {mayManage && (
        <div className="mt-1.5 border-t border-line pt-1.5">
          <button type="button" aria-haspopup="dialog" onClick={onManage} className={menuItemClass}>
            <Settings2 aria-hidden />
            {t('templates.manage')}
          </button>
        </div>
      )}
    </Menu>
  )
}
