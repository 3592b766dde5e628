import { type DealerRecord, verificationStatusWrites, findDealer } from '#functions/data/dealers.ts'
import { canMoveApplication, canMoveDealership } from '#shared/rules/status-moves.ts'
import { now } from '#functions/core/time.ts'
import { newId } from '#functions/adapters/ids.ts'
import {
  afterApplicationDecision,
  type ApplicationDecisionInput,
  underReview,
} from './application-decision.ts'
import { type Reviewer, grantedNews, listed, type DecidedStatus } from './offer-decision.ts'
import { syncOffersNow } from './sync-offers.ts'
import { notifyWrites } from './notify.ts'
import { moveUploads } from './claim-uploads.ts'
import { verifiedProfile } from './verified-profile.ts'
import { AppError } from '#functions/core/app-error.ts'
import {
  documentIdsOf,
  type SubmissionRecord,
  toAboutApplication,
} from '#functions/data/submission-record.ts'
import { moderatorWrites } from '#functions/data/counters.ts'
import { auditWrite, transact, type Write } from '#functions/data/transact.ts'
import { offerSyncWrite } from '#functions/data/offer-syncs.ts'
import { replaceSubmission, unsentWrite } from '#functions/data/submissions.ts'
import { userWrite } from '#functions/data/user-edits.ts'
import { getUserById, type UserRecord } from '#functions/data/users.ts'
import { missingDocuments } from '#shared/rules/application.ts'
import { isDealershipSeller } from '#shared/rules/user.ts'
import type { OwnAppeal } from '#shared/schemas/moderation.ts'

const live = {
  getUserById,
  findDealer,
  replaceSubmission,
  transact,
  notifyWrites,
  syncOffersNow,
  newId,
  now,
}

type Decision = {
  userId: string
  /** The dealership's application as it was read, a draft too; undefined when there is none. */
  seen: SubmissionRecord | undefined
  said: ApplicationDecisionInput
  adminId: string
  /** The version that was reviewed, if known. */
  version?: number | undefined
  /** The dealership's `standing` when it was reviewed, if known. */
  standing?: number | undefined
  /** The appeal that this decision answers, as it is then. */
  granted?: OwnAppeal
}

type Decided = { user: UserRecord; submission: SubmissionRecord | undefined }

const readDealership = async (userId: string, deps: typeof live) => {
  const [user, dealer] = await Promise.all([deps.getUserById(userId), deps.findDealer(userId)])
  const isThere = user && dealer && isDealershipSeller(user) && user.status !== 'DELETED'
  if (!isThere) throw new AppError('NOT_FOUND')
  return { user, dealer }
}

const checkMove = (
  user: UserRecord,
  sent: SubmissionRecord | undefined,
  status: ApplicationDecisionInput['status'],
) => {
  const mayMove = sent
    ? canMoveApplication(sent.status, status)
    : status !== 'UNDER_REVIEW' && canMoveDealership(user.verificationStatus, status)
  if (!mayMove) throw new AppError('ILLEGAL_STATUS_MOVE')
  const missing = sent && status === 'APPROVED' ? missingDocuments(sent.documents) : []
  if (missing.length > 0) throw new AppError('APPLICATION_DOCUMENTS_REQUIRED')
}

/** The audit record: of the application, or of the dealership alone where nothing was sent that could have been checked. */
const record = (
  { adminId, at }: Reviewer,
  auditId: string,
  user: UserRecord,
  sent: SubmissionRecord | undefined,
  { status, reasonCodes, rejectionFields }: ApplicationDecisionInput,
): Write => {
  const codes = status === 'REJECTED' ? listed('codes', reasonCodes) : {}
  const fields = status === 'REJECTED' ? listed('fields', rejectionFields) : {}
  const act = { id: auditId, at, actorId: adminId }
  if (!sent) {
    const detail = { from: user.verificationStatus ?? 'PENDING', to: status, documents: 'none', ...codes }
    return auditWrite({ ...act, action: 'dealership.verify', subject: user.id, detail })
  }
  const moved = { from: sent.status, to: status, version: String(sent.version), dealership: user.id }
  const detail = { ...moved, documents: String(sent.documents.length), ...codes, ...fields }
  return auditWrite({ ...act, action: 'application.status', subject: sent.id, detail })
}

const toNews = (
  user: UserRecord,
  submission: SubmissionRecord | undefined,
  said: ApplicationDecisionInput,
) => ({
  kind: said.status === 'APPROVED' ? ('VERIFICATION_APPROVED' as const) : ('VERIFICATION_REJECTED' as const),
  about: {
    ...(submission && { application: toAboutApplication(submission), ...grantedNews(submission.appeal) }),
    ...(said.status === 'REJECTED' && {
      ...(said.rejectionReason && { reason: said.rejectionReason }),
      ...(said.reasonCodes?.length && { reasonCodes: [...said.reasonCodes] }),
      ...(user.isVerified && { wasVerified: true }),
    }),
  },
})

/** The user after a decision, and the writes of them and their dealership's profile. */
const verdictOn = (
  user: UserRecord,
  dealer: DealerRecord,
  sent: SubmissionRecord | undefined,
  { verificationStatus, at }: { verificationStatus: DecidedStatus; at: string },
) => {
  const isVerified = verificationStatus === 'APPROVED'
  // One that applied again and was refused is refused like any other.
  const revokedAt = !isVerified && user.isVerified ? at : null
  const profile = isVerified && sent ? verifiedProfile(dealer, sent.answers) : {}
  const { businessName } = profile
  const change = {
    isVerified,
    verificationStatus,
    revokedAt,
    ...(businessName && { companyName: businessName }),
  }
  return {
    user: { ...user, ...change, version: user.version + 1 },
    writes: [
      {
        ...userWrite(user, change, ['role', 'status', 'verificationStatus']),
        refuse: 'EDIT_CONFLICT',
      } as const,
      ...verificationStatusWrites(dealer, { verificationStatus, revokedAt, ...profile }),
    ],
  }
}

/** The writes that condemn the unsent uploads of a refused dealership. */
const droppedDocuments = (before: SubmissionRecord, after: SubmissionRecord): Write[] => {
  const [was, is] = [before, after].map((record) => new Set(documentIdsOf(record))) as [
    Set<string>,
    Set<string>,
  ]
  return moveUploads({ before: was, after: is, ownerId: before.userId, usedBy: before.id })
}

const commit = async (
  submission: SubmissionRecord | undefined,
  { userId, seen }: Decision,
  writes: readonly Write[],
  deps: typeof live,
): Promise<void> => {
  if (submission && seen) return deps.replaceSubmission(submission, seen, writes)
  await deps.transact([unsentWrite(userId, seen), ...writes])
}

/**
 * Decides about a dealership. Its user, profile, application as it was read (a draft counts as none), the counts, the audit
 * record, the notification and `together` are one transaction, so of two admins at once one wins. UNDER_REVIEW only notes the
 * reviewer of the application. The dealership's offers follow at once, or by the job.
 * @throws AppError NOT_FOUND when there is no such dealership, ILLEGAL_STATUS_MOVE, EDIT_CONFLICT;
 * APPLICATION_DOCUMENTS_REQUIRED when an application without its documents was to be approved
 */
export const decideDealership = async (
  decision: Decision,
  together: readonly Write[] = [],
  deps = live,
): Promise<Decided> => {
  const { userId, seen, said, adminId, version, standing, granted } = decision
  const { user, dealer } = await readDealership(userId, deps)
  if (standing !== undefined && standing !== dealer.standing) throw new AppError('EDIT_CONFLICT')
  const sent = seen && seen.status !== 'DRAFT' ? seen : undefined
  checkMove(user, sent, said.status)
  if (version !== undefined && version !== sent?.version) throw new AppError('EDIT_CONFLICT')
  const now = deps.now()
  const reviewer = { adminId, at: now.toISOString() }
  const audit = record(reviewer, deps.newId('audit'), user, sent, said)
  const { status } = said
  if (status === 'UNDER_REVIEW') {
    const submission = sent && underReview(sent, said, reviewer)
    await commit(submission, decision, [audit, ...together], deps)
    return { user, submission }
  }
  const submission = sent && {
    ...afterApplicationDecision(sent, { ...said, status }, reviewer),
    appeal: granted ?? null,
  }
  const verdict = verdictOn(user, dealer, sent, { verificationStatus: status, at: reviewer.at })
  const told = await deps.notifyWrites(user, toNews(user, submission, said), now)
  const dropped = sent && submission ? droppedDocuments(sent, submission) : []
  const writes = [
    ...verdict.writes,
    audit,
    ...moderatorWrites(
      adminId,
      'decisions',
      now,
      sent?.status === 'APPROVED' ? null : (sent?.submittedAt ?? null),
    ),
    ...told,
    offerSyncWrite(verdict.user, now),
    ...dropped,
    ...together,
  ]
  await commit(submission, decision, writes, deps)
  await deps.syncOffersNow(userId)
  return { user: verdict.user, submission }
}
