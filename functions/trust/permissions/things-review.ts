import { newId } from '#functions/adapters/ids.ts'
import { createAppeal } from '#functions/appeals/create-appeal.ts'
import { insertContactMessage } from '#functions/data/contact-messages.ts'
import { insertProvider } from '#functions/data/providers.ts'
import { type QuoteRecord, quoteWrite } from '#functions/data/quotes.ts'
import { transact } from '#functions/data/transact.ts'
import { insertReport } from '#functions/data/reports.ts'
import type { SubmissionRecord } from '#functions/data/submission-record.ts'
import { insertSubmission } from '#functions/data/submissions.ts'
import { claimWrite } from '#functions/data/uploads.ts'
import type { UserRecord } from '#functions/data/users.ts'
import { anApplication } from '#functions/testing/builders.ts'
import { newUser } from '#functions/trust/permissions/people.ts'
import type { Thing, Whose } from '#functions/trust/permissions/row.ts'
import { car, forAdminsAlone, newUpload } from '#functions/trust/permissions/things-offers.ts'

const required = ['BUSINESS_LICENSE', 'TRADE_LICENSE', 'ID_COPY'] as const

/** The three documents of an application as the form sends them: uploads that nothing uses. */
export const papersToSend = ({ id }: UserRecord) =>
  Promise.all(
    required.map(async (documentType) => ({
      documentType,
      documentName: 'paper.pdf',
      documentUrl: await newUpload(id, 'document'),
    })),
  )

const insertApplication = async (user: UserRecord, status: SubmissionRecord['status']): Promise<string> => {
  const id = newId('submission')
  const at = new Date().toISOString()
  const documents = await Promise.all(
    required.map(async (documentType) => ({
      documentType,
      id: await newUpload(user.id, 'document'),
      name: 'paper.pdf',
      uploadedAt: at,
    })),
  )
  const rejectionReason = status === 'REJECTED' ? forAdminsAlone : null
  await insertSubmission(
    anApplication({ id, userId: user.id, status, documents, rejectionReason, adminNotes: forAdminsAlone }),
    documents.map((document) => claimWrite(document.id, user.id, id)),
  )
  return id
}

const standingWith = (status: SubmissionRecord['status']): Partial<UserRecord> => ({
  role: 'SELLER_DEALERSHIP',
  companyName: 'Al Applicant Motors',
  isVerified: status === 'APPROVED',
  verificationStatus: status === 'APPROVED' || status === 'REJECTED' ? status : 'PENDING',
})

/** The application of a new dealership, which is none of the actors. */
export const application = (status: SubmissionRecord['status']): Thing => ({
  name: `${status} application`,
  whose: 'PO',
  make: async () => {
    const user = await newUser(standingWith(status))
    return { id: await insertApplication(user, status), more: { userId: user.id } }
  },
})

/** The caller's own application. */
export const ownApplication = (status: SubmissionRecord['status'], whose: Whose = 'own'): Thing => ({
  name: `own ${status} application`,
  whose,
  make: async ({ user }) => ({ id: await insertApplication(user, status) }),
})

/** An open appeal against the rejection of a car. */
export const appeal: Thing = {
  name: 'open appeal',
  whose: 'PO',
  make: async () => {
    const user = await newUser()
    const { id: about } = await car('REJECTED').make({ user, token: '', refreshToken: '' })
    const body = { about, message: 'It is my own car, and I have its papers.' }
    const actor = user
    const { id } = await createAppeal({ actor, body } as Parameters<typeof createAppeal>[0])
    return { id }
  },
}

/** A report about a public car. */
export const report = (status: 'OPEN' | 'RESOLVED'): Thing => ({
  name: `${status} report`,
  whose: 'PO',
  make: async () => {
    const user = await newUser()
    const { id: listingId, more } = await car('APPROVED').make({ user, token: '', refreshToken: '' })
    const id = newId('report')
    const at = new Date().toISOString()
    const slug = more?.['slug'] ?? null
    const listing = { id: listingId, slug, title: 'Nissan Patrol 2020', titleAr: 'نيسان باترول 2020' }
    const said = {
      id,
      reason: 'FRAUD' as const,
      details: '',
      status,
      createdAt: at,
      samePhotos: [],
      listing,
      plate: null,
      sellerId: user.id,
    }
    await insertReport({ ...said, resolvedAt: status === 'OPEN' ? null : at, reporterId: null }, `user:${id}`)
    return { id }
  },
})

/** A message of the contact form. */
export const contactMessage: Thing = {
  name: 'open message',
  whose: 'PO',
  make: async () => {
    const id = newId('contactMessage')
    const from = { name: 'Maryam', email: 'maryam@matrix.example' }
    const said = {
      subject: 'A question',
      message: 'Is there a shop in Doha?',
      createdAt: new Date().toISOString(),
    }
    await insertContactMessage({ id, ...from, ...said, status: 'OPEN', answeredAt: null }, [])
    return { id }
  },
}

/** A request for a quote, of the caller or of somebody else. */
export const quote = (status: QuoteRecord['status'], whose: Whose = 'own'): Thing => ({
  name: `${whose === 'own' ? 'own ' : ''}${status} quote`,
  whose,
  make: async ({ user }) => {
    const asker = whose === 'own' ? user : await newUser()
    const id = newId('quote')
    const at = new Date().toISOString()
    await transact([
      quoteWrite({
        id,
        userId: asker.id,
        kind: 'insurance',
        status,
        handledBy: 'TEAM',
        isWithdrawn: false,
        version: 1,
        provider: { id: newId('provider'), name: 'Matrix Company', nameAr: '' },
        car: { make: 'Toyota', model: 'Camry', year: 2020, valueQAR: 60_000, slug: null },
        insurance: { cover: 'THIRD_PARTY', driverAge: 'FROM_25', licence: 'FROM_5', claims: 'NONE' },
        financing: null,
        name: 'Maryam',
        phone: '',
        email: 'maryam@matrix.example',
        language: 'en',
        consentVersion: '2026-11-26',
        createdAt: at,
        updatedAt: at,
      }),
    ])
    return { id, more: { userId: asker.id } }
  },
})

const company = {
  name: 'Matrix Company',
  rating: 4.5,
  description: 'Insures and lends.',
  descriptionAr: 'تؤمن وتقرض.',
  phoneNumber: null,
  email: null,
  website: null,
}

/** A valid form about an insurer or a bank. */
export const providerForm = {
  insurance: { ...company, coverage: 'All risks', coverageAr: 'شامل' },
  financing: {
    ...company,
    interestRateFrom: 3,
    interestRateTo: 5,
    maxLoanAmount: 500_000,
    maxLoanTerm: 60,
  },
}

/** An insurer or a bank. */
export const provider = (kind: keyof typeof providerForm): Thing => ({
  name: `${kind} provider`,
  whose: 'PO',
  make: async () => {
    const id = newId('provider')
    const made = { ...providerForm[kind], id, logoUrl: null, version: 1 }
    await insertProvider(kind, made as Parameters<typeof insertProvider>[1], [])
    return { id }
  },
})
