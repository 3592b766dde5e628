import type { ReactNode } from 'react'
import { History } from 'lucide-react'
import { Link, type To } from 'react-router-dom'
import type { AuditView } from '#shared/schemas/audit.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Badge } from '#web/ui/badge.tsx'
import { useRecordWords } from '../use-record-words.ts'
import { RecordDetails } from './record-details.tsx'

/** Where the parts of a record lead; undefined where there is no page. */
export type RecordLinks = {
  /** The log, narrowed to what this person did. */
  toActor: (username: string) => To
  /** The log, narrowed to what happened to this thing. */
  toHistory: (subject: string) => To
  /** What a record is about. */
  toThing: (entry: AuditView) => To | undefined
}

type PartProps = { entry: AuditView; links: RecordLinks }

const linkClass = 'underline decoration-line underline-offset-4 hover:decoration-current'

/** Who acted; a press shows what else they did. */
export const RecordActor = ({ entry, links }: PartProps) => {
  const { t } = useT('audit')
  const { actorOf } = useRecordWords()
  const name = actorOf(entry)
  if (!entry.actor) return <span className="text-ink-3">{name}</span>
  return (
    <Link
      to={links.toActor(name)}
      title={t('actor.only', { name })}
      className={`font-medium break-all text-ink ${linkClass}`}
    >
      <bdi>{name}</bdi>
    </Link>
  )
}

type RecordActProps = {
  entry: AuditView
  isBroken: boolean
  /** What it is about, where that has no place of its own. */
  children?: ReactNode
}

/** What was done, the facts beside it, and all of the record on demand. */
export const RecordAct = ({ entry, isBroken, children }: RecordActProps) => {
  const { t } = useT('audit')
  const { sentenceFor, factsOf } = useRecordWords()
  const facts = factsOf(entry)
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink">
        {sentenceFor(entry)}
        {isBroken && <Badge tone="red">{t('broken')}</Badge>}
      </p>
      {children}
      {facts.length > 0 && <p className="mt-0.5 text-xs text-ink-2">{facts.join(' · ')}</p>}
      <RecordDetails entry={entry} />
    </>
  )
}

const namedKinds = /^(?:lst|plt|usr|prv|sub)_/

/** What it was done to, by the name that this has now; nothing for what has no name. */
export const RecordAbout = ({ entry, links }: PartProps) => {
  const { t } = useT('audit')
  const { nameOf } = useRecordWords()
  const name = nameOf(entry)
  const to = links.toThing(entry)
  if (name === '' && !namedKinds.test(entry.subject)) return null
  return (
    <span className="flex items-start gap-1">
      {name === '' ? (
        <span className="text-ink-3">{t('about.gone')}</span>
      ) : to ? (
        <Link to={to} className={`text-ink ${linkClass}`}>
          <bdi>{name}</bdi>
        </Link>
      ) : (
        <bdi className="text-ink">{name}</bdi>
      )}
      <Link
        to={links.toHistory(entry.subject)}
        aria-label={t('about.history')}
        title={t('about.history')}
        className="relative -my-1 inline-grid size-7 shrink-0 place-items-center rounded-full text-ink-3 after:absolute after:-inset-2 hover:bg-sand hover:text-ink"
      >
        <History aria-hidden className="size-4" />
      </Link>
    </span>
  )
}
