import type { ReactNode } from 'react'
import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { LeadView } from '#shared/schemas/lead.ts'
import { paths } from '#web/app/paths.ts'
import { formatMoney } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useOtherName } from '#web/entities/lead/use-other-name.ts'

type ThreadHeadProps = {
  lead: LeadView
  onBack: () => void
  /** What the seller's side can do here. */
  actions?: ReactNode
}

/** The page of the car or plate; undefined when it is gone. */
const pageOf = ({ plate, listingSlug }: LeadView): string | undefined => {
  if (plate?.slug) return paths.numberPlate(plate.slug)
  return listingSlug ? paths.car(listingSlug) : undefined
}

/** With whom and about which car or plate a conversation is. */
export const ThreadHead = ({ lead, onBack, actions }: ThreadHeadProps) => {
  const { t, language } = useT('messages')
  const title = language === 'ar' ? lead.listingTitleAr : lead.listingTitle
  const page = pageOf(lead)
  const other = useOtherName()(lead)
  return (
    <header className="border-b border-line p-4">
      <div className="flex items-start gap-2">
        <IconButton
          label={t('back')}
          icon={<ArrowLeft className="mirrored size-5" />}
          onClick={onBack}
          className="-ms-2 -mt-1.5 lg:hidden"
        />
        <div className="min-w-0 flex-1">
          <h2 tabIndex={-1} className="text-lg break-words outline-none">
            <bdi>{other}</bdi>
          </h2>
          <p className="text-sm break-words text-ink-2">
            {page ? (
              <Link to={page} className="underline-offset-4 hover:underline">
                <bdi>{title}</bdi>
              </Link>
            ) : (
              <bdi>{title}</bdi>
            )}
            {'\u00a0· '}
            <bdi>{formatMoney(lead.listingPrice, language)}</bdi>
          </p>
        </div>
      </div>
      {actions}
    </header>
  )
}
