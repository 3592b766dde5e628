import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import { beforeAll, expect, it } from 'vitest'
import { now } from '#functions/core/time.ts'
import { newId } from '#functions/adapters/ids.ts'
import { decideDealership } from '#functions/commands/decide-dealership.ts'
import { newDealer } from '#functions/commands/new-dealer.ts'
import { AppError } from '#functions/core/app-error.ts'
import { readCounts } from '#functions/data/counters.ts'
import { findDealer, newDealerWrites, dealerCounts } from '#functions/data/dealers.ts'
import { keys } from '#functions/data/keys.ts'
import { documentIdsOf, submissionDocumentsDueAt } from '#functions/data/submission-record.ts'
import { getOwnSubmission, insertSubmission, replaceSubmission } from '#functions/data/submissions.ts'
import { table, tableName } from '#functions/data/table.ts'
import { insertUpload, getUploads, judgeUpload } from '#functions/data/uploads.ts'
import { createUser } from '#functions/data/user-accounts.ts'
import { getUserById, type UserRecord } from '#functions/data/users.ts'
import { applicationAnswers } from '#functions/testing/applications.ts'
import { wholeAuditLog } from '#functions/testing/audit.ts'
import { aUser } from '#functions/testing/builders.ts'
import { useOwnTable } from '#functions/testing/own-table.ts'
import { readForFilling } from './read-for-filling.ts'
import { saveSubmission } from '#functions/verification/save-submission.ts'
import { setSubmissionStatus } from '#functions/verification/set-submission-status.ts'
import { submitVerification } from '#functions/verification/submit-verification.ts'
import { verifyDealership } from '#functions/verification/verify-dealership.ts'
import { createRandom, type Random } from '#scripts/seed/random.ts'
import { canMoveApplication } from '#shared/rules/status-moves.ts'
import type { SubmissionStatus } from '#shared/schemas/verification.ts'

// Invariants I12, I14 and I16: whatever people do, in any order and two of them at once, all places that say whether a
// dealership is verified agree, all counts are right, and every document belongs to its owner.

beforeAll(() => useOwnTable())

const admin = aUser({
  id: newId('user'),
  role: 'PLATFORM_ADMIN',
  username: 'sara',
  email: 'sara@example.com',
})

const register = async (index: number): Promise<UserRecord> => {
  const username = `dealer${index}`
  const user = aUser({
    id: newId('user'),
    username,
    email: `${username}@example.com`,
    role: 'SELLER_DEALERSHIP',
    companyName: `Dealer ${index}`,
    verificationStatus: 'PENDING',
  })
  await createUser(user, newDealerWrites(newDealer(user, `s${index}`)))
  return user
}

const uploads: { id: string; ownerId: string }[] = []

const upload = async (ownerId: string): Promise<string> => {
  const id = newId('document')
  uploads.push({ id, ownerId })
  const file = { contentType: 'application/pdf', contentLength: 1000, createdAt: new Date().toISOString() }
  const fresh = { state: 'ISSUED', refusal: null, picture: null, attachedTo: null } as const
  await insertUpload({ ...file, ...fresh, id, ownerId, purpose: 'document' })
  await judgeUpload(id, { state: 'READY', picture: null, sha256: 'a'.repeat(64) })
  return id
}

const aDocument = async (
  ownerId: string,
  documentType: 'BUSINESS_LICENSE' | 'TRADE_LICENSE' | 'ID_COPY' | 'OTHER',
) => ({
  documentType,
  documentName: 'a.pdf',
  documentUrl: await upload(ownerId),
})

const requiredDocuments = ({ id }: UserRecord) =>
  Promise.all((['BUSINESS_LICENSE', 'TRADE_LICENSE', 'ID_COPY'] as const).map((type) => aDocument(id, type)))

const request = { id: 'r', ip: '10.0.0.1' }
/** The further input of every route's handler; none of these operations looks at it. */
const asked = { params: undefined, query: undefined, request } as const

type Act = (user: UserRecord, random: Random) => Promise<unknown>

const acts: Act[] = [
  async (user, random) => {
    const actor = (await getUserById(user.id))!
    const documents = random.chance(0.5) ? { documents: [await aDocument(user.id, 'OTHER')] } : {}
    return saveSubmission({
      ...asked,
      actor,
      body: { yearsInBusiness: random.whole(0, 50), ...documents },
    } as never)
  },
  async (user, random) => {
    const actor = (await getUserById(user.id))!
    const documents = await requiredDocuments(user)
    const body = { ...applicationAnswers({ businessName: `Dealer ${random.whole(0, 4)}` }), documents }
    return submitVerification({ ...asked, actor, body } as never)
  },
  async (user, random) => {
    const seen = await getOwnSubmission(user.id)
    const status = random.pick(['UNDER_REVIEW', 'APPROVED', 'REJECTED'] as const)
    const params = { id: seen?.id ?? 'sub_00000000000000000000000009' }
    return setSubmissionStatus({ ...asked, actor: admin, params, body: { status } } as never)
  },
  (user, random) => {
    const params = { userId: user.id }
    return verifyDealership({
      ...asked,
      actor: admin,
      params,
      body: { approved: random.chance(0.5) },
    } as never)
  },
]

const mayHappen = new Set(['FORBIDDEN', 'NOT_FOUND', 'ILLEGAL_STATUS_MOVE', 'EDIT_CONFLICT'])

const attempt = async (act: Promise<unknown>): Promise<boolean> => {
  try {
    await act
    return true
  } catch (error) {
    if (error instanceof AppError && mayHappen.has(error.code)) return false
    throw error
  }
}

const standsFor: Record<SubmissionStatus, string | undefined> = {
  DRAFT: undefined,
  SUBMITTED: 'PENDING',
  UNDER_REVIEW: 'PENDING',
  APPROVED: 'APPROVED',
  REJECTED: 'REJECTED',
}

const retentionOf = async (submissionId: string): Promise<string | null> => {
  const { pk, sk } = keys.retention('SUBMISSION', submissionId)
  const { Items = [] } = await table().send(
    new QueryCommand({
      TableName: tableName(),
      KeyConditionExpression: 'pk = :pk AND sk = :sk',
      ExpressionAttributeValues: { ':pk': pk, ':sk': sk },
    }),
  )
  return Items[0] ? String(Items[0]['dueAt']) : null
}

const check = async ({ id }: UserRecord): Promise<string> => {
  const [user, dealer, submission] = await Promise.all([
    getUserById(id),
    findDealer(id),
    getOwnSubmission(id),
  ])
  const verification = user?.verificationStatus ?? ''
  expect(dealer?.verificationStatus).toBe(verification)
  expect(user?.isVerified).toBe(verification === 'APPROVED')
  if (submission) {
    expect(standsFor[submission.status] ?? verification).toBe(verification)
    expect(await retentionOf(submission.id)).toBe(submissionDocumentsDueAt(submission)?.toISOString() ?? null)
  }
  const own = new Set(submission ? documentIdsOf(submission) : [])
  const mine = uploads.filter(({ ownerId }) => ownerId === id).map((upload) => upload.id)
  for (const { id: uploadId, attachedTo } of await getUploads(mine))
    expect(attachedTo).toBe(own.has(uploadId) ? submission?.id : null)
  return verification
}

/** The log of each application, and of each dealership without one, is a path through the table of moves. */
const checkLog = async (): Promise<number> => {
  const last = new Map<string, string>()
  const entries = (await wholeAuditLog()).filter(({ action }) => action === 'application.status')
  for (const { subject, detail } of entries) {
    const [from, to] = [detail['from'], detail['to']] as [SubmissionStatus, SubmissionStatus]
    expect(canMoveApplication(from, to)).toBe(true)
    const before = last.get(subject) ?? 'SUBMITTED'
    // A refused application may have been sent again.
    expect(before === 'REJECTED' ? ['REJECTED', 'SUBMITTED'] : [before]).toContain(from)
    last.set(subject, to)
  }
  return entries.length
}

it('holds after every step of a long life', async () => {
  const random = createRandom(20_261_122)
  const people = await Promise.all(Array.from({ length: 3 }, (_, index) => register(index)))
  let done = 0
  for (let step = 0; step < 120; step++) {
    const user = random.pick(people)
    const chosen = Array.from({ length: random.whole(1, 2) }, () => random.pick(acts))
    const outcomes = await Promise.all(chosen.map((act) => attempt(act(user, random))))
    done += outcomes.filter(Boolean).length
    await check(user)
  }
  const verifications = await Promise.all(people.map(check))
  const counts = await readCounts(dealerCounts)
  for (const verification of ['PENDING', 'APPROVED', 'REJECTED'])
    expect(counts[verification] ?? 0).toBe(verifications.filter((one) => one === verification).length)
  // Else it was a quiet life, and says little.
  expect(done).toBeGreaterThan(50)
  expect(await checkLog()).toBeGreaterThan(20)
})

it('an admin who has seen no application does not decide once there is one', async () => {
  const verified = { said: { status: 'APPROVED' }, adminId: admin.id } as const
  for (const hasBegun of [false, true]) {
    const user = await register(10 + Number(hasBegun))
    if (hasBegun) await saveSubmission({ ...asked, actor: user, body: { yearsInBusiness: 3 } } as never)
    const seen = await getOwnSubmission(user.id)
    const body = { ...applicationAnswers(), documents: await requiredDocuments(user) }
    await submitVerification({ ...asked, actor: user, body } as never)
    const late = decideDealership({ ...verified, userId: user.id, seen })
    await expect(late).rejects.toMatchObject({ code: 'EDIT_CONFLICT' })
    expect(await check(user)).toBe('PENDING')
  }
})

it('a dealership that is verified while it applies stays verified', async () => {
  const stale = await register(20)
  await verifyDealership({
    ...asked,
    actor: admin,
    params: { userId: stale.id },
    body: { approved: true },
  } as never)
  const body = { ...applicationAnswers(), documents: await requiredDocuments(stale) }
  const applying = submitVerification({ ...asked, actor: stale, body } as never, {
    // The user as it was a moment ago.
    getUserById: async () => stale,
    findDealer,
    readForFilling,
    insertSubmission,
    replaceSubmission,
    newId,
    now,
  })
  await expect(applying).rejects.toMatchObject({ code: 'EDIT_CONFLICT' })
  expect(await check(stale)).toBe('APPROVED')
  expect(await getOwnSubmission(stale.id)).toBeUndefined()
})
