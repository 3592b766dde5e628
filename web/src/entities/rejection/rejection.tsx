import type { ReactNode } from 'react'
import { ChevronDown } from 'lucide-react'
import type { ModeratedKind } from '#shared/reference/moderation-reasons.ts'
import { reasonLabels } from '#shared/rules/refusal.ts'
import type { OwnAppeal } from '#shared/schemas/moderation.ts'
import { useT } from '#web/i18n/use-t.ts'
import { useActing } from '#web/stores/acting.ts'
import { Written } from '#web/ui/written.tsx'
import { Appeal } from './appeal.tsx'

type RejectionProps = {
  kind: Exclude<ModeratedKind, 'user'>
  /** The id of the rejected listing, plate or application. */
  id: string
  /** The title, so that a screen reader tells apart the buttons of several rows. */
  title: string
  reasonCodes: readonly string[]
  /** The text that the admin added. */
  text: string | null
  appeal: OwnAppeal | null
  /** The fields that it is about, and the way to correct them. */
  children?: ReactNode
  /** The appeal was sent: keep it beside the rejected thing. */
  onAppealed: (appeal: OwnAppeal) => void
  /** The rejection is no longer what is shown: fetch it again. */
  onStale: () => void
  /** Only the reasons are in sight, and a press shows all of it: above what is to be corrected. */
  isShort?: boolean
}

/** The reasons of a rejection in the user's language, what to do about it, and the one appeal against it. */
export const Rejection = ({ isShort, kind, reasonCodes, text, ...rejected }: RejectionProps) => {
  const { t, language } = useT('rejection')
  // The owner alone appeals.
  const { acting } = useActing()
  const { children, appeal, ...about } = rejected
  const whole = (
    <div className="flex min-w-0 flex-col gap-3 text-sm">
      <GivenReasons kind={kind} codes={reasonCodes} text={text} />
      {children}
      {(!acting || appeal) && <Appeal {...about} appeal={appeal} />}
    </div>
  )
  if (!isShort) return whole
  const names = reasonLabels(kind, reasonCodes).map(({ name }) => name[language])
  return (
    <details className="group/reasons">
      <summary className="-mb-2 flex min-h-11 list-none items-center gap-2 py-1 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">
          {/* Open, they stand below with what to do about each. */}
          <span className="line-clamp-2 font-medium text-red group-open/reasons:hidden">
            {new Intl.ListFormat(language, { type: 'unit' }).format(names) || text || t('noReason')}
          </span>
          {names.length > 0 && text && (
            <Written
              as="span"
              text={text}
              className="line-clamp-2 text-ink-2 group-open/reasons:hidden max-sm:hidden"
            />
          )}
          <span className="block text-ink-2 underline underline-offset-4">{t('more')}</span>
        </span>
        <ChevronDown
          aria-hidden
          className="size-4.5 shrink-0 transition-[rotate] group-open/reasons:rotate-180"
        />
      </summary>
      <div className="pt-4">{whole}</div>
    </details>
  )
}

type GivenReasonsProps = { kind: ModeratedKind; codes: readonly string[]; text: string | null }

const GivenReasons = ({ kind, codes, text }: GivenReasonsProps) => {
  const { t, language } = useT('rejection')
  const reasons = reasonLabels(kind, codes)
  if (reasons.length === 0 && !text) return <p className="text-ink-2">{t('noReason')}</p>
  return (
    <>
      {reasons.length > 0 && (
        <ul className="flex flex-col gap-1.5">
          {reasons.map(({ code, name, advice }) => (
            <li key={code}>
              <span className="block font-medium text-red">{name[language]}</span>
              <span className="block text-ink-2">{advice[language]}</span>
            </li>
          ))}
        </ul>
      )}
      {text && (
        <div>
          <p className="text-ink-2">{t('note')}</p>
          <Written text={text} />
        </div>
      )}
    </>
  )
}
