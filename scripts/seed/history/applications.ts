import { decideDealership } from '#functions/commands/decide-dealership.ts'
import { findDealer } from '#functions/data/dealers.ts'
import { getOwnSubmission, insertSubmission, replaceSubmission } from '#functions/data/submissions.ts'
import { transact } from '#functions/data/transact.ts'
import { getUserById, type UserRecord } from '#functions/data/users.ts'
import { readForFilling } from '#functions/verification/read-for-filling.ts'
import { submitVerification } from '#functions/verification/submit-verification.ts'
import { documentTypes, documentTypeLabels } from '#shared/reference/application-fields.ts'
import { documentUrl } from '#shared/schemas/upload.ts'
import type { SubmissionDocument } from '#shared/schemas/verification.ts'
import { storeDocument } from '#scripts/seed/documents.ts'
import { judgedUpload } from '#scripts/seed/write-demo.ts'
import type { Applicant } from '#scripts/seed/market/applicants.ts'
import { seededId, type Random } from '#scripts/seed/random.ts'
import { type Action, idsFrom, noInput, notifyInAppOnly } from './actions.ts'
const hourMs = 3_600_000
type Step = Applicant['story'][number]

/** Uploads a document of each required kind. */
const uploadDocuments = (
  ownerId: string,
  jpeg: Buffer,
  at: Date,
  random: Random,
): Promise<SubmissionDocument[]> =>
  Promise.all(
    documentTypes
      .filter((type) => documentTypeLabels[type].required)
      .map(async (documentType) => {
        const id = seededId(random, 'document')
        const file = { id, contentLength: jpeg.length, purpose: 'document' as const, picture: null }
        await transact([judgedUpload({ ...file, ownerId, attachedTo: null, createdAt: at.toISOString() })])
        // Afterwards: a file that no upload is known for is deleted when it arrives.
        await storeDocument(id, jpeg)
        const documentName = `${documentTypeLabels[documentType].en}.jpg`
        return { documentType, documentName, documentUrl: documentUrl(id) }
      }),
  )

const send = async (
  actor: UserRecord,
  applicant: Applicant,
  answers: Extract<Step, { kind: 'sends' }>['answers'],
  jpeg: Buffer,
  at: Date,
  random: Random,
): Promise<void> => {
  const body = {
    businessName: applicant.businessName,
    businessType: 'Used Car Dealer' as const,
    businessAddress: applicant.address,
    yearsInBusiness: applicant.yearsInBusiness,
    businessDescription: applicant.description,
    primaryContactName: applicant.owner.join(' '),
    primaryContactPosition: 'Owner',
    businessPhoneNumber: actor.phoneNumber,
    businessEmail: actor.email,
    ...answers,
    documents: await uploadDocuments(actor.id, jpeg, at, random),
  }
  const stores = { getUserById, findDealer, readForFilling, insertSubmission, replaceSubmission }
  await submitVerification({ ...noInput, actor, body }, { ...stores, newId: idsFrom(random), now: () => at })
}

const decide = async (
  user: UserRecord,
  said: Extract<Step, { kind: 'hears' }>,
  admin: UserRecord,
  at: Date,
  random: Random,
): Promise<void> => {
  const { kind: _kind, hoursAgo: _hours, ...words } = said
  const seen = await getOwnSubmission(user.id)
  const stores = { getUserById, findDealer, replaceSubmission, transact }
  await decideDealership({ userId: user.id, seen, said: words, adminId: admin.id }, [], {
    ...stores,
    notifyWrites: notifyInAppOnly(random),
    // It offers nothing that could follow.
    syncOffersNow: async () => {},
    newId: idsFrom(random),
    now: () => at,
  })
}

/** How a dealership applied, and what it heard. `jpeg` stands for each of its documents. */
export const applicationActions = (
  applicant: Applicant,
  user: UserRecord,
  admin: UserRecord,
  { now, jpeg, random }: { now: Date; jpeg: Buffer; random: Random },
): Action[] =>
  applicant.story.map((step, index) => {
    const at = new Date(now.getTime() - step.hoursAgo * hourMs)
    const own = random.fork(index)
    return {
      at,
      run: () =>
        step.kind === 'sends'
          ? send(user, applicant, step.answers, jpeg, at, own)
          : decide(user, step, admin, at, own),
    }
  })
