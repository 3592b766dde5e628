import { useEffect, useRef } from 'react'
import { CircleCheckBig } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '#web/app/paths.ts'
import { useT } from '#web/i18n/use-t.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Button } from '#web/ui/button.tsx'

/** In the place of the form once the message is with the seller: where the conversation goes on. */
export const InquirySent = ({ onClose }: { onClose: () => void }) => {
  const { t } = useT('plate')
  const lead = useT('lead')
  const common = useT()
  const title = useRef<HTMLHeadingElement>(null)
  // The button that had the focus is gone with the form.
  useEffect(() => title.current?.focus(), [])
  return (
    <div className="flex flex-col items-center py-4 text-center">
      <span
        aria-hidden
        className="mb-4 grid size-14 place-items-center rounded-full bg-green-tint text-green"
      >
        <CircleCheckBig className="size-6.5 stroke-[1.5]" />
      </span>
      <h3 ref={title} tabIndex={-1} className="text-lg">
        {t('inquiry.sent')}
      </h3>
      <p className="mt-1 max-w-md text-ink-2">{t('inquiry.sentText')}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <Link to={paths.dashboard('messages')} className={buttonClass()}>
          {lead.t('toMessages')}
        </Link>
        <Button variant="secondary" onClick={onClose}>
          {common.t('close')}
        </Button>
      </div>
    </div>
  )
}
