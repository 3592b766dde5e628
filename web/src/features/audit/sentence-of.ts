import type { AuditAction, AuditEntry } from '#shared/schemas/audit.ts'
import type { Namespaces } from '#web/i18n/namespaces.ts'

type EndOf<Key> = Key extends `say.${infer End}` ? End : never
/** The end of a message's name that tells an act. */
type Sentence = EndOf<keyof Namespaces['audit']>

const wasApproved = ({ detail }: Told) => detail['from'] === 'APPROVED'
const to = ({ detail }: Told) => detail['to']

type Told = Pick<AuditEntry, 'action' | 'actorId' | 'subject' | 'detail'>

/** Which sentence tells a record, by its act and what became of the thing. A status that is not known yet is told as a change. */
const sentences: Record<AuditAction, (told: Told) => Sentence> = {
  'listing.status': (told) => {
    if (to(told) === 'APPROVED') return 'listing.approve'
    if (to(told) !== 'REJECTED') return 'listing.move'
    return wasApproved(told) ? 'listing.takeDown' : 'listing.reject'
  },
  'listing.delete': () => 'listing.delete',
  'listing.featured': ({ detail }) =>
    detail['featured'] === 'false' ? 'listing.unfeature' : 'listing.feature',
  'plate.status': (told) => {
    if (to(told) === 'APPROVED') return 'plate.approve'
    if (to(told) !== 'REJECTED') return 'plate.move'
    return wasApproved(told) ? 'plate.takeDown' : 'plate.reject'
  },
  'plate.featured': ({ detail }) => (detail['featured'] === 'false' ? 'plate.unfeature' : 'plate.feature'),
  'application.status': (told) => {
    if (to(told) === 'APPROVED') return 'application.approve'
    if (to(told) === 'UNDER_REVIEW') return 'application.takeUp'
    if (to(told) !== 'REJECTED') return 'application.move'
    return wasApproved(told) ? 'application.revoke' : 'application.reject'
  },
  'dealership.verify': (told) => {
    if (to(told) === 'APPROVED') return 'dealership.verify'
    return wasApproved(told) ? 'dealership.revoke' : 'dealership.reject'
  },
  'appeal.answer': (told) => (to(told) === 'GRANTED' ? 'appeal.grant' : 'appeal.uphold'),
  'report.status': (told) => (to(told) === 'DISMISSED' ? 'report.dismiss' : 'report.resolve'),
  'message.status': (told) => (to(told) === 'OPEN' ? 'message.reopen' : 'message.answer'),
  'document.read': () => 'document.read',
  'document.expire': () => 'document.expire',
  'user.edit': () => 'user.edit',
  'user.status': (told) => (to(told) === 'SUSPENDED' ? 'user.suspend' : 'user.restore'),
  'user.delete': ({ actorId, subject }) => (actorId === subject ? 'user.leave' : 'user.delete'),
  'user.admin': (told) => (to(told) === 'PLATFORM_ADMIN' ? 'user.admin' : 'user.unadmin'),
  'provider.create': () => 'provider.create',
  'provider.edit': () => 'provider.edit',
  'provider.delete': () => 'provider.delete',
}

/** The sentence that tells a record. */
export const sentenceOf = (told: Told): Sentence => sentences[told.action](told)

/** Every act, in the order in which it is offered. */
export const actions = Object.keys(sentences) as AuditAction[]
