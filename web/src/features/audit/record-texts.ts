import { documentTypeLabels } from '#shared/reference/application-fields.ts'
import { reasonsOf, type ModeratedKind } from '#shared/reference/moderation-reasons.ts'
import type { Label } from '#shared/constants/market.ts'
import type { AuditAction, AuditEntry, AuditView } from '#shared/schemas/audit.ts'
import type { contactMessageStatuses } from '#shared/schemas/contact-message.ts'
import type { ListingStatus, RejectionField } from '#shared/schemas/listing.ts'
import type { AppealStatus } from '#shared/schemas/moderation.ts'
import type { QuoteStatus } from '#shared/schemas/quote.ts'
import type { reportStatuses } from '#shared/schemas/report.ts'
import type { CurrentUser, UserStatus } from '#shared/schemas/user.ts'
import type { SubmissionStatus } from '#shared/schemas/verification.ts'
import { loadedMessages } from '#web/i18n/catalogue.ts'
import { formatDate } from '#web/i18n/format.ts'
import type { Namespaces } from '#web/i18n/namespaces.ts'
import { useT } from '#web/i18n/use-t.ts'

/** What a record says that something was or became. Each has a label, or does not compile. */
type Status =
  | ListingStatus
  | SubmissionStatus
  | AppealStatus
  | QuoteStatus
  | UserStatus
  | CurrentUser['role']
  | (typeof contactMessageStatuses | typeof reportStatuses)[number]

/** The parts of a listing that a decision can name and that are no facts of the car. Every other one is, or does not compile. */
type OtherPart = Extract<
  RejectionField,
  'images' | 'registrationCard' | 'idCard' | 'description' | 'features'
>

const moderatedKinds: Partial<Record<AuditAction, ModeratedKind>> = {
  'listing.status': 'listing',
  'plate.status': 'plate',
  'application.status': 'application',
  'dealership.verify': 'application',
  'user.status': 'user',
}

const listed = (text: string | undefined): string[] => text?.split(/[ ,]+/).filter(Boolean) ?? []

/** How many documents: counted already, or their ids. */
const countOf = (documents: string | undefined): number =>
  /^\d+$/.test(documents ?? '')
    ? Number(documents)
    : listed(documents).filter((id) => id.startsWith('doc_')).length

/** The texts of a record: the sentence of what was done, and the facts beside it with their codes translated. */
export const useRecordTexts = () => {
  const { t, language } = useT('audit')
  const admin = useT('admin')
  const [messages, facts] = [loadedMessages(language, 'audit'), loadedMessages(language, 'admin')]
  // A fact of a car is named as its review names it. A code that is newer than this page is shown as it is.
  const labelOf = (prefix: 'status' | 'field', code: string): string => {
    const [own, fact] = [`${prefix}.${code}`, `fact.${code}`]
    if (messages && own in messages) return t(own as `status.${Status}` | `field.${OtherPart}`)
    return facts && fact in facts ? admin.t(fact as `fact.${Exclude<RejectionField, OtherPart>}`) : code
  }
  const join = (labels: readonly string[]) => new Intl.ListFormat(language, { type: 'unit' }).format(labels)

  const reasonsIn = ({ action, detail }: AuditView): string[] => {
    const kind = moderatedKinds[action]
    const known: Readonly<Record<string, { name: Label }>> = kind ? reasonsOf[kind] : {}
    return listed(detail['codes']).map((code) => known[code]?.name[language] ?? code)
  }
  const fieldsIn = ({ detail }: AuditView): string[] => {
    const documents: Readonly<Record<string, Label>> = documentTypeLabels
    return listed(detail['fields']).map((field) => documents[field]?.[language] ?? labelOf('field', field))
  }

  const factsOf = (entry: AuditView): string[] => {
    const { from, to: now, until, version, kind, address } = entry.detail
    const [reasons, fields] = [reasonsIn(entry), fieldsIn(entry)]
    const documents = countOf(entry.detail['documents'])
    return [
      from && t('fact.before', { status: labelOf('status', from) }),
      now && isOpenEnded(sentenceOf(entry)) && t('fact.now', { status: labelOf('status', now) }),
      until && t('fact.until', { date: formatDate(until, language, { time: true }) }),
      reasons.length > 0 && t('fact.reasons', { list: join(reasons) }),
      fields.length > 0 && t('fact.fields', { list: join(fields) }),
      documents > 0 && t('fact.documents', { count: documents }),
      (kind === 'insurance' || kind === 'financing') && t(`fact.${kind}`),
      version && t('fact.version', { version }),
      address && t('fact.address', { address }),
    ].filter((fact) => typeof fact === 'string' && fact !== '') as string[]
  }

  return {
    sentenceFor: (entry: AuditView) => {
      const sentence = sentenceOf(entry)
      return sentence === 'other' ? t('say.other', { action: entry.action }) : t(`say.${sentence}`)
    },
    factsOf,
    nameOf: ({ about }: AuditView) => (language === 'ar' ? about?.nameAr : about?.name) ?? '',
    actorOf: ({ actor, actorId }: AuditView) => {
      if (actor) return actor.username
      return t(`actor.${actorId === 'operator' || actorId === 'system' ? actorId : 'gone'}`)
    },
  }
}

type EndOf<Key> = Key extends `say.${infer End}` ? End : never
/** The end of the name of a message that says what was done. */
type Sentence = EndOf<keyof Namespaces['audit']>

const wasApproved = ({ detail }: Recorded) => detail['from'] === 'APPROVED'
const to = ({ detail }: Recorded) => detail['to']

/** Whether a sentence leaves open what the thing became. */
const isOpenEnded = (sentence: Sentence): boolean =>
  sentence === 'other' || sentence === 'user.edit' || sentence.endsWith('.move')

type Recorded = Pick<AuditEntry, 'action' | 'actorId' | 'subject' | 'detail'>

/** The sentence of each act, by its outcome. A status that is not known yet reads as a change. */
const sentences: Record<AuditAction, (entry: Recorded) => Sentence> = {
  'listing.status': (entry) => {
    if (to(entry) === 'APPROVED') return wasApproved(entry) ? 'listing.pass' : 'listing.approve'
    if (to(entry) !== 'REJECTED') return 'listing.move'
    return wasApproved(entry) ? 'listing.takeDown' : 'listing.reject'
  },
  'listing.delete': () => 'listing.delete',
  'listing.featured': ({ detail }) =>
    detail['featured'] === 'false' ? 'listing.unfeature' : 'listing.feature',
  'plate.status': (entry) => {
    if (to(entry) === 'APPROVED') return 'plate.approve'
    if (to(entry) !== 'REJECTED') return 'plate.move'
    return wasApproved(entry) ? 'plate.takeDown' : 'plate.reject'
  },
  'plate.featured': ({ detail }) => (detail['featured'] === 'false' ? 'plate.unfeature' : 'plate.feature'),
  'application.status': (entry) => {
    if (to(entry) === 'APPROVED') return 'application.approve'
    if (to(entry) === 'UNDER_REVIEW') return 'application.takeUp'
    if (to(entry) !== 'REJECTED') return 'application.move'
    return wasApproved(entry) ? 'application.revoke' : 'application.reject'
  },
  'dealership.verify': (entry) => {
    if (to(entry) === 'APPROVED') return 'dealership.verify'
    return wasApproved(entry) ? 'dealership.revoke' : 'dealership.reject'
  },
  'appeal.answer': (entry) => (to(entry) === 'GRANTED' ? 'appeal.grant' : 'appeal.uphold'),
  'report.status': (entry) => (to(entry) === 'DISMISSED' ? 'report.dismiss' : 'report.resolve'),
  'dealership.review': (entry) => {
    const wasPublic = wasApproved(entry)
    if (to(entry) === 'APPROVED') return wasPublic ? 'review.keep' : 'review.publish'
    return wasPublic ? 'review.takeDown' : 'review.refuse'
  },
  'dealership.answer': (entry) => (to(entry) === 'APPROVED' ? 'answer.publish' : 'answer.refuse'),
  'message.status': (entry) => (to(entry) === 'OPEN' ? 'message.reopen' : 'message.answer'),
  'document.read': () => 'document.read',
  'document.expire': () => 'document.expire',
  'user.edit': ({ detail }) => (detail['fields'] === 'note' ? 'user.note' : 'user.edit'),
  'user.status': (entry) => (to(entry) === 'SUSPENDED' ? 'user.suspend' : 'user.restore'),
  'user.delete': ({ actorId, subject }) => (actorId === subject ? 'user.leave' : 'user.delete'),
  'user.admin': (entry) => (to(entry) === 'PLATFORM_ADMIN' ? 'user.admin' : 'user.unadmin'),
  'quote.status': () => 'quote.move',
  'provider.create': () => 'provider.create',
  'provider.edit': () => 'provider.edit',
  'provider.delete': () => 'provider.delete',
}

/** The sentence of a record. A page that was opened before a release reads acts of kinds that only the release knows. */
export const sentenceOf = (entry: Omit<Recorded, 'action'> & { action: string }): Sentence => {
  const known: Readonly<Record<string, (entry: Recorded) => Sentence>> = sentences
  return Object.hasOwn(known, entry.action) ? known[entry.action]!(entry as Recorded) : 'other'
}

/** Every act, in the order in which it is offered. */
export const auditActions = Object.keys(sentences) as AuditAction[]
