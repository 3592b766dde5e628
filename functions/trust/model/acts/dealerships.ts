import { applicationAnswers } from '#functions/testing/applications.ts'
import {
  act,
  anAdmin,
  isStale,
  nothing,
  pickAccount,
  pickOf,
  sentVersion,
  way,
  type Draw,
} from '#functions/trust/model/act.ts'
import { readyDocument } from '#functions/trust/model/documents.ts'
import { isDealership, mayDecideApplication, refuse, withdrawAppeal } from '#functions/trust/model/rules.ts'
import { syncOffers } from '#functions/trust/model/standing.ts'
import { nextLabel, type Account, type Application, type World } from '#functions/trust/model/world.ts'

const anApplicant = (world: World, _thing: unknown, draw: Draw) =>
  pickAccount(world, { ...draw, which: draw.who }, (one) => isDealership(one) && !one.isVerified) ??
  pickAccount(world, draw, isDealership)

/** An application can be edited before it is submitted and after a rejection. @throws Refused */
const checkFillable = ({ isVerified, application }: Account): void => {
  if (isVerified) refuse('FORBIDDEN')
  const status = application?.status ?? 'DRAFT'
  if (status !== 'DRAFT' && status !== 'REJECTED') refuse('ILLEGAL_STATUS_MOVE')
}

/** The dealership's only application, created on first use. */
const applicationOf = (world: World, me: Account): Application => {
  if (me.application) return me.application
  const application: Application = {
    kind: 'application',
    label: nextLabel('application', world.applications),
    id: '',
    owner: me,
    status: 'DRAFT',
    appeal: null,
    refusedBy: null,
    isGone: false,
    version: 0,
  }
  me.application = application
  world.applications.push(application)
  return application
}

const learnInto = (application: Application) => (body: { id: string; version: number }) => {
  application.id = body.id
  application.version = body.version
}

const save = act<true>({
  name: 'save an application',
  weight: 2,
  access: 'dealership',
  thing: nothing,
  by: anApplicant,
  request: () => ({ method: 'PUT', path: '/api/verification/draft', body: applicationAnswers() }),
  judge: ({ world, me }) => {
    checkFillable(me)
    return { status: 200, learn: learnInto(applicationOf(world, me)) }
  },
})

const required = ['BUSINESS_LICENSE', 'TRADE_LICENSE', 'ID_COPY'] as const

const documentsOf = async (userId: string, { how }: Draw) =>
  Promise.all(
    required.slice(how % 5 === 4 ? 1 : 0).map(async (documentType) => ({
      documentType,
      documentName: `${documentType}.pdf`,
      documentUrl: await readyDocument(userId),
    })),
  )

const submit = act<true>({
  name: 'submit an application',
  weight: 5,
  access: 'dealership',
  thing: nothing,
  by: anApplicant,
  say: ({ draw }) => (draw.how % 5 === 4 ? 'a document missing' : 'with all documents'),
  request: async ({ me, draw }) => ({
    method: 'POST',
    path: '/api/verification/submit',
    body: { ...applicationAnswers(), documents: me ? await documentsOf(me.id, draw) : [] },
  }),
  judge: ({ world, me, draw }) => {
    if (me.isVerified) refuse('FORBIDDEN')
    if (draw.how % 5 === 4) refuse('APPLICATION_DOCUMENTS_REQUIRED')
    checkFillable(me)
    const application = applicationOf(world, me)
    application.status = 'SUBMITTED'
    withdrawAppeal(application)
    me.verification = 'PENDING'
    return { status: 201, learn: learnInto(application) }
  },
})

/** Decides on a dealership: the user and all of the dealership's listings change with the decision. */
const settleDealership = (world: World, account: Account, status: 'APPROVED' | 'REJECTED'): void => {
  account.isVerified = status === 'APPROVED'
  account.verification = status
  syncOffers(world, account)
}

/** Decides on a dealership and its application. */
export const settleApplication = (
  world: World,
  application: Application,
  status: 'APPROVED' | 'REJECTED',
  by: Account,
): void => {
  application.status = status
  if (status === 'REJECTED') application.refusedBy = by
  settleDealership(world, application.owner, status)
}

const verdictOn = (draw: Draw) => way(['APPROVED', 'REJECTED', 'UNDER_REVIEW'] as const, draw)

const decide = act<Application>({
  name: 'decide about an application',
  weight: 6,
  access: 'admin',
  thing: (world, draw) =>
    pickOf(world.applications, ({ status }) => mayDecideApplication(status, verdictOn(draw)), draw),
  by: anAdmin,
  say: ({ draw }) => verdictOn(draw),
  request: ({ thing, draw }) => ({
    method: 'POST',
    path: `/api/admin/verification-submissions/${thing.id}/status`,
    body: { status: verdictOn(draw), ...sentVersion(thing, draw) },
  }),
  judge: ({ world, me, thing, draw }) => {
    if (thing.isGone) refuse('NOT_FOUND')
    const status = verdictOn(draw)
    if (!mayDecideApplication(thing.status, status)) refuse('ILLEGAL_STATUS_MOVE')
    if (isStale(thing, draw)) refuse('EDIT_CONFLICT')
    if (status === 'UNDER_REVIEW') thing.status = status
    else {
      withdrawAppeal(thing)
      settleApplication(world, thing, status, me)
    }
    return { status: 200, learn: learnInto(thing) }
  },
})

const verify = act<Account>({
  name: 'verify a dealership',
  weight: 3,
  access: 'admin',
  thing: (world, draw) => pickAccount(world, draw, draw.other % 5 === 0 ? () => true : isDealership),
  by: anAdmin,
  say: ({ draw }) => (draw.how % 3 === 2 ? 'no' : 'yes'),
  request: ({ thing, draw }) => ({
    method: 'POST',
    path: `/api/admin/verify-dealership/${thing.id}`,
    body: { approved: draw.how % 3 !== 2 },
  }),
  judge: ({ world, me, thing, draw }) => {
    if (thing.status === 'DELETED' || !isDealership(thing)) refuse('NOT_FOUND')
    const status = draw.how % 3 === 2 ? 'REJECTED' : 'APPROVED'
    const { application } = thing
    // The application's route and the dealership's route make the same decision. A submitted application changes with it; without one, a
    // decision that changes nothing is refused.
    if (application && application.status !== 'DRAFT') {
      if (!mayDecideApplication(application.status, status)) refuse('ILLEGAL_STATUS_MOVE')
      withdrawAppeal(application)
      settleApplication(world, application, status, me)
    } else {
      if (thing.verification === status) refuse('ILLEGAL_STATUS_MOVE')
      settleDealership(world, thing, status)
    }
    return { status: 200 }
  },
})

/** Commands by which a dealership becomes verified or loses its verification. */
export const dealershipActs = [save, submit, decide, verify]
