import { beforeAll, expect, it } from 'vitest'
import { newId } from '#functions/adapters/ids.ts'
import { AppError } from '#functions/core/app-error.ts'
import { resetNamedLimit, giveBackNamed, readTaken, takeNamed } from '#functions/data/rate-limits.ts'
import { checkWrite } from '#functions/data/table.ts'
import { transact, type Write } from '#functions/data/transact.ts'
import type { DueMail } from '#functions/data/mail-outbox.ts'
import { takeEdit } from '#functions/commands/take-edit.ts'
import { emailConfirmationWrites, phoneConfirmationWrites } from '#functions/commands/send-code.ts'
import { defaultPreferences } from '#shared/schemas/preferences.ts'
import { forgotPassword } from '#functions/identity/forgot-password.ts'
import { sendSignInCode } from '#functions/identity/send-sign-in-code.ts'
import { checkCode } from '#functions/identity/check-code.ts'
import { newTotpSecret, totpCode } from '#functions/identity/totp.ts'
import { underGuessLimit } from '#functions/identity/check-password.ts'
import { updateUser } from '#functions/identity/update-user.ts'
import { sendClaimedMail } from '#functions/jobs/send-mail.ts'
import { takeLeadPlace } from '#functions/leads/lead-limits.ts'
import { saveDealerReview } from '#functions/dealers/save-dealer-review.ts'
import { createQuotesOf } from '#functions/quotes/create-quotes.ts'
import { reviewForm } from '#functions/testing/dealer-reviews.ts'
import { few, inFlight } from '#functions/testing/in-flight.ts'
import { quoteForm } from '#functions/testing/quotes.ts'
import { takeReportPlace } from '#functions/commands/report-offer.ts'
import { updatePlate } from '#functions/plates/update-plate.ts'
import { checkWaitingPlates } from '#functions/plates/waiting-plates.ts'
import { plateLimitWrites } from '#functions/plates/create-plate.ts'
import { startLead } from '#functions/leads/start-lead.ts'
import { aListing, aPlate, aUser } from '#functions/testing/builders.ts'
import { useOwnTable } from '#functions/testing/own-table.ts'
import { readDocument } from '#functions/uploads/read-document.ts'
import { accountLimits, mailsADay, type Reputation } from '#shared/rules/reputation.ts'
import { type NamedLimit, rateLimits } from '#shared/constants/limits.ts'

// The effects of each named limit: the calls beyond it do not do their work.

beforeAll(() => useOwnTable())

const noon = new Date('2026-11-20T12:00:00.000Z')
const inMs = (ms: number): Date => new Date(noon.getTime() + ms)
const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index))
const user = aUser()

/** The error codes of the calls that were refused, after concurrent calls. */
const codesOf = async (calls: readonly Promise<unknown>[]): Promise<string[]> =>
  (await Promise.allSettled(calls)).flatMap((each) => {
    if (each.status === 'fulfilled') return []
    if (each.reason instanceof AppError) return [each.reason.code]
    throw each.reason
  })

/** The error codes of the refused ones of many calls, a few of them at a time. */
const codesOfMany = async (calls: number, call: (index: number) => Promise<unknown>): Promise<string[]> =>
  (await inFlight(Array.from({ length: calls }), few, (_, index) => codesOf([call(index)]))).flat()

const count = (codes: readonly string[], code: string): number => codes.filter((each) => each === code).length

const wrongPassword = async (): Promise<void> => {
  const { limit, seconds } = rateLimits.wrongPassword
  let tried = 0
  const guess = (ip: string, at: Date, isRight = false) =>
    underGuessLimit(
      user.id,
      ip,
      async () => {
        tried++
        // Takes as long as a sign-in, so that all guesses are running before the first is found to be wrong.
        await new Promise((done) => setTimeout(done, 20))
        if (!isRight) throw new AppError('INVALID_CREDENTIALS')
      },
      { takeNamed, giveBackNamed, resetNamedLimit, now: () => at },
    )
  // Correct passwords use up none of the ten guesses.
  for (const at of times(2 * limit, inMs)) await guess('203.0.113.7', at, true)
  tried = 0
  const codes = await codesOf(times(2 * limit, () => guess('203.0.113.7', noon)))
  expect([tried, count(codes, 'INVALID_CREDENTIALS'), count(codes, 'TOO_MANY_REQUESTS')]).toEqual([
    limit,
    limit,
    limit,
  ])
  // The correct password is refused too, so that a guesser cannot recognise it.
  expect(await codesOf([guess('203.0.113.7', inMs(seconds * 1000 - 1), true)])).toEqual(['TOO_MANY_REQUESTS'])
  expect(tried).toBe(limit)
  await expect(guess('198.51.100.4', noon, true)).resolves.toBeUndefined()
  await expect(guess('203.0.113.7', inMs(seconds * 1000), true)).resolves.toBeUndefined()
}

const wrongCode = async (): Promise<void> => {
  const { limit, seconds } = rateLimits.wrongCode
  const secret = newTotpSecret()
  const totp = { secret, since: noon.toISOString(), lastStep: 0, salt: 's', recovery: [] }
  const guess = (code: string, at: Date) =>
    checkCode(user.id, totp, code, {
      takeNamed,
      giveBackNamed,
      takeTotpStep: async () => true,
      takeRecoveryCode: async () => false,
      now: () => at,
    })
  const wrong = totpCode(secret, inMs(-86_400_000))
  // Right codes use up none of the ten guesses.
  for (const at of times(2 * limit, inMs)) await guess(totpCode(secret, at), at)
  const codes = await codesOf(times(2 * limit, () => guess(wrong, noon)))
  expect([count(codes, 'WRONG_CODE'), count(codes, 'TOO_MANY_REQUESTS')]).toEqual([limit, limit])
  const [last, next] = [inMs(seconds * 1000 - 1), inMs(seconds * 1000)]
  expect(await codesOf([guess(totpCode(secret, last), last)])).toEqual(['TOO_MANY_REQUESTS'])
  await expect(guess(totpCode(secret, next), next)).resolves.toBe('totp')
}

type From = { ip: string; at: Date }

/** Asks for a link for a new password; `note` is called with the number of emails. */
const askForLink = (of: typeof user, { ip, at }: From, note: (emails: number) => void) =>
  forgotPassword({ body: { account: of.username }, request: { ip } } as never, {
    findUserId: async () => of.id,
    getUserById: async () => of,
    takeNamed,
    accountEmailWrite: async () => ({}) as never,
    insertPasswordReset: async (_, together) => note(together.length),
    newSecret: () => 'x',
    now: () => at,
  })

const passwordLetter = async (): Promise<void> => {
  const { limit } = rateLimits.passwordLetter
  let contents = 0
  const ask = () => askForLink(user, { ip: '203.0.113.7', at: noon }, (count) => (contents += count))
  // Callers beyond the limit get the same response.
  expect(new Set(await Promise.all(times(2 * limit, ask)))).toEqual(new Set([undefined]))
  expect(contents).toBe(limit)
}

/** How many of these calls wrote anything. */
const written = async (calls: readonly Promise<readonly unknown[] | undefined>[]): Promise<number> =>
  (await Promise.all(calls)).filter((writes) => writes !== undefined).length

const codeDeps = {
  takeNamed,
  readPreferences: async () => ({ preferences: defaultPreferences, unsubscribeToken: null, version: 1 }),
  codeWrite: async () => ({}) as never,
  newCode: () => '123456',
  newSecret: () => 'x',
}

const confirmationLetter = async (): Promise<void> => {
  const { limit } = rateLimits.confirmationLetter
  const ask = (id: string, index: number) =>
    emailConfirmationWrites({ id }, `One+${index}@example.com`, noon, { ip: `10.0.1.${index}` }, codeDeps)
  // All accounts and spellings together: a mailbox is one reader.
  expect(await written(times(2 * limit, (index) => ask(`usr_${index}`, index)))).toBe(limit)
}

/** Asks for a code to sign in; `note` is called with the number of emails. */
const askForCode = (account: string, { ip, at }: From, note: (emails: number) => void) =>
  sendSignInCode({ body: { account }, request: { ip } } as never, {
    ...codeDeps,
    findUserIdAt: async () => user.id,
    getUserById: async () => user,
    signInCodeWrite: async () => ({}) as never,
    transact: async (writes) => note(writes.length - 1),
    now: () => at,
  })

const signInLetter = async (): Promise<void> => {
  const { limit } = rateLimits.signInLetter
  let sent = 0
  const ask = (index: number) =>
    askForCode(`One+${index}@example.com`, { ip: `10.0.2.${index}`, at: noon }, (count) => (sent += count))
  // Callers beyond the limit get the same response.
  expect(new Set((await Promise.all(times(2 * limit, ask))).map(({ request }) => request))).toEqual(
    new Set(['x']),
  )
  expect(sent).toBe(limit)
}

const addressMove = async (): Promise<void> => {
  const { limit } = rateLimits.addressMove
  const ask = (ip: string) =>
    updateUser(
      {
        actor: aUser({ id: newId('user') }),
        body: { email: 'taken@example.com', currentPassword: 'p' },
        request: { ip },
      } as never,
      {
        checkPassword: async () => {},
        editUser: async () => {},
        // Refused questions count.
        findUserId: async () => newId('user'),
        takeNamed,
        accountEmailWrite: async () => ({}) as never,
        emailConfirmationWrites: async () => [],
        refuseBorrowedNames: async () => {},
        syncOffersNow: async () => {},
        now: () => noon,
      },
    )
  // All accounts together; another network is not refused.
  const codes = await codesOfMany(limit + 3, () => ask('203.0.113.60'))
  expect([count(codes, 'EMAIL_TAKEN'), count(codes, 'TOO_MANY_REQUESTS')]).toEqual([limit, 3])
  expect(await codesOf([ask('203.0.113.61')])).toEqual(['EMAIL_TAKEN'])
}

const lettersOfNetwork = async (): Promise<void> => {
  const { limit } = rateLimits.lettersOfNetwork
  const hours = [0, 1, 2, 3, 4]
  let [codes, links] = [0, 0]
  const askAll = async (hour: number, ip: string) => {
    const from = { ip, at: inMs(hour * 3_600_000) }
    for (let n = 0; n < 2; n++) {
      const id = `usr_of_letters_${hour}${n}` as typeof user.id
      const email = `Letters+${hour}${n}@example.com`
      const told = { ip }
      codes += await written([emailConfirmationWrites({ id }, email, from.at, told, codeDeps)])
      await askForCode(email, from, (count) => (codes += count))
      await askForLink({ ...user, id, email }, from, (count) => (links += count))
    }
  }
  // Two of each an hour, below every limit of an hour: in whatever spelling, for whatever account.
  for (const hour of hours) await askAll(hour, '203.0.113.8')
  expect([codes, links]).toEqual([limit, limit])
  // What was refused took no place of an hour from who asks elsewhere.
  for (let n = 0; n < 3; n++) await askAll(hours.at(-1)!, '198.51.100.8')
  expect([codes, links]).toEqual([2 * limit, limit + 6])
}

const codeText = async (): Promise<void> => {
  const { limit } = rateLimits.codeText
  const ask = (id: string, phoneNumber: string) =>
    phoneConfirmationWrites({ id, phoneNumber }, noon, codeDeps)
  expect(await written(times(2 * limit, (index) => ask(`usr_${index}`, '+97433000001')))).toBe(limit)
  // One account must not text number after number.
  expect(await written(times(2 * limit, (index) => ask('usr_x', `+9743300010${index}`)))).toBe(limit)
}

/** Sends mail and text messages at noon; `note` is called with the address or number of each that goes out. */
const sendDue = (due: DueMail[], note: (to: string) => void) =>
  sendClaimedMail(
    due.map(({ mail: { id } }) => ({ id, body: { id, place: '' }, receives: 1 })),
    {
      takeMail: async ({ id }) => due.find(({ mail }) => mail.id === id),
      deleteMail: async () => {},
      putBackMail: async () => {},
      giveQuoteToTeam: async () => {},
      takeNamed,
      readMailStop: async () => null,
      isCalledOff: async () => false,
      keepPace: async () => {},
      sendMail: async ({ to }) => note(to),
      sendTextMessage: async (to) => note(to),
      now: () => noon,
    },
  )

const textMessage = async (): Promise<void> => {
  const { limit } = rateLimits.textMessage
  const texts = (to: string, failures = 0): DueMail =>
    ({
      mail: {
        id: newId('mail'),
        to,
        failures,
        channel: 'sms',
        queuedAt: noon.toISOString(),
        language: 'en',
        content: { kind: 'ACCOUNT_DELETED' },
      },
    }) as unknown as DueMail
  const sent: string[] = []
  const run = (due: DueMail[]) => sendDue(due, (to) => sent.push(to))
  const [one, other] = ['+97455000001', '+97455000002']
  await Promise.all([
    run(times(limit, () => texts(one))),
    run([...times(limit, () => texts(one)), texts(other)]),
  ])
  expect([count(sent, one), count(sent, other)]).toEqual([limit, 1])
}

const leads = async (perDay: 'leadsOfListing' | 'inquiriesOfPlate'): Promise<void> => {
  const { limit, seconds } = rateLimits[perDay]
  const [left, subject] = [3, newId('listing')]
  const midnight = new Date('2026-11-20T00:00:00.000Z')
  for (let taken = 0; taken < limit - left; taken++) await takeNamed(perDay, subject, midnight)
  let [stored, together] = [0, 0]
  const ask = (id: string, at: Date) => {
    const asked = {
      topic: { listing: null, plate: null },
      countedFor: { id, item: { pk: '', sk: '' }, daysOf: () => [] },
      seller: user,
      dealer: null,
      perDay,
      form: { name: 'Noor', phone: '+97455123456', email: '', message: '' },
      actor: aUser({ id: newId('user') as typeof user.id }),
      request: { ip: '203.0.113.9' },
    }
    return startLead(asked as unknown as Parameters<typeof startLead>[0], {
      countedNetwork: async () => undefined,
      wasContacted: async () => false,
      takeLeadPlace: (place, time) =>
        takeLeadPlace(place, time, { readReputation: async () => 'known', takeNamed }),
      tellTogether: async () => void together++,
      notifyWrites: async () => [],
      insertLead: async () => void stored++,
      newId,
      now: () => at,
    })
  }
  // Nobody is refused: beyond the limit, the seller is told of them together.
  expect(await codesOf(times(2 * left, () => ask(subject, noon)))).toEqual([])
  expect([stored, together]).toEqual([2 * left, left])
  await ask(subject, new Date(midnight.getTime() + seconds * 1000 - 1))
  expect(together).toBe(left + 1)
  await Promise.all([ask(aListing().id, noon), ask(subject, new Date(midnight.getTime() + seconds * 1000))])
  expect(together).toBe(left + 1)
}

/** The limits of who is not established: tried one at a time, with the others' callers always new. */
const places = async (name: NamedLimit, refusal: string): Promise<void> => {
  const most = name === 'leadsOfAccount' ? accountLimits.leads.new : rateLimits[name].limit
  const one = (n: number, reputation: Reputation = 'new') => {
    const actor = aUser({
      id: (name === 'leadsOfAccount' ? `usr_of_${name}` : newId('user')) as typeof user.id,
    })
    const ip = name === 'leadsOfAccount' ? `2001:db8:${n.toString(16)}::1` : `2001:db8:ff${name.length}::${n}`
    const subjectId = name === 'leadsOfNetworkAboutOne' ? aListing().id : newId('listing')
    const place = { actor, ip, subjectId, perDay: 'leadsOfListing' as const }
    return takeLeadPlace(place, noon, { readReputation: async () => reputation, takeNamed })
  }
  expect(await codesOfMany(most, one)).toEqual([])
  expect(await codesOf(times(3, (n) => one(most + n)))).toEqual(times(3, () => refusal))
  // Who is established is never refused for what others did.
  expect(await codesOf(times(3, (n) => one(most + n, 'known')))).toEqual([])
}

/** Reports beyond a limit are taken, and get no rows of their own. */
const reports = async (name: NamedLimit, most: number): Promise<void> => {
  const report = async (n: number): Promise<boolean> => {
    const actor = name === 'reportsOfAccount' ? aUser({ id: 'usr_of_reports' as typeof user.id }) : undefined
    const isEverywhere = actor !== undefined || name === 'reportsOfListing'
    const ip = isEverywhere ? `2001:db8:${n}::9` : `2001:db8:${name.length}f::9`
    const isAboutOne = name === 'reportsOfNetworkAboutOne' || name === 'reportsOfListing'
    const offerId = isAboutOne ? `${aListing().id} ${name}` : newId('listing')
    const deps = { readReputation: async () => 'new' as const, takeNamed }
    return (await takeReportPlace({ actor, ip, offerId }, noon, deps)).isRow
  }
  const rows: boolean[] = []
  for (let n = 0; n < most + 3; n++) rows.push(await report(n + 1))
  expect(rows).toEqual([...times(most, () => true), false, false, false])
}

/** The transaction that stores a plate, as far as it counts it. */
const offerPlate = async (
  place: Parameters<typeof plateLimitWrites>[0],
  reputation: Reputation,
  together: readonly Write[] = [],
): Promise<void> => {
  const counted = await plateLimitWrites(place, noon, {
    readReputation: async () => reputation,
    // As an index that has not heard of the others yet.
    listOwnedPlates: async () => [],
  })
  const writes = [...together, ...counted]
  if (writes.length > 0) await transact(writes)
}

/** A person's request for a quote from a company. @returns who gets it */
const askQuote = async (
  n: number,
  about: { id?: string; userId?: string; ip?: string; reputation?: Reputation },
) => {
  const { id = newId('provider'), userId = newId('user'), reputation = 'new' } = about
  const input = {
    actor: aUser({ id: userId as typeof user.id }),
    body: { ...quoteForm.insurance, providerIds: [id] },
    request: { ip: about.ip ?? `2001:db8:e${n.toString(16)}::1` },
  }
  const [quote] = await createQuotesOf('insurance')(
    input as unknown as Parameters<ReturnType<typeof createQuotesOf<'insurance'>>>[0],
    {
      getProvider: async () => ({ id, name: 'Limits', email: 'quotes@limits.test', website: null }) as never,
      findListing: async () => undefined,
      getUserById: async () => undefined,
      readMailStop: async () => null,
      readReputation: async () => reputation,
      wasContacted: async () => false,
      contactGuards: async () => [] as never,
      // As for an account that is there.
      transact: (writes) => transact(writes.slice(1)),
      readTaken,
      newId,
      now: () => noon,
    },
  )
  return quote?.handledBy
}

const quotes = async (name: NamedLimit, most: number): Promise<void> => {
  const about = (n: number) =>
    name === 'quotesOfAccount' ? { userId: 'usr_of_quotes' } : { ip: `2001:db8:fe00::${n}` }
  expect(await codesOfMany(most, (n) => askQuote(n, about(n)))).toEqual([])
  expect(await codesOf(times(3, (n) => askQuote(most + n, about(n))))).toEqual(
    times(3, () => 'TOO_MANY_QUOTES'),
  )
}

/** A known person's review of a dealership that has answered them. */
const review = (n: number, about: { userId?: string; dealerId?: string }) => {
  const actor = aUser({ id: (about.userId ?? newId('user')) as typeof user.id })
  const dealer = { id: about.dealerId ?? newId('user') }
  const input = {
    actor,
    params: { id: dealer.id },
    body: reviewForm(),
    request: { ip: about.dealerId ? '2001:db8:fd00::1' : `2001:db8:c${n.toString(16)}::1` },
  }
  return saveDealerReview(input as unknown as Parameters<typeof saveDealerReview>[0], {
    readDealer: async () => ({ dealer, owner: actor }) as never,
    findReviewRight: async () =>
      ({ right: 'YES', reputation: 'known', lead: { id: newId('lead') } }) as never,
    findOwnDealerReview: async () => undefined,
    // As for accounts that are there.
    insertDealerReview: (_review, together) => transact(together.slice(2)),
    replaceDealerReview: async () => {},
    newId,
    now: () => noon,
  })
}

const reviews = async (most: number, about: Parameters<typeof review>[1]): Promise<void> => {
  expect(await codesOf(times(most, (n) => review(n, about)))).toEqual([])
  expect(await codesOf(times(3, (n) => review(most + n, about)))).toEqual(
    times(3, () => 'TOO_MANY_DEALER_REVIEWS'),
  )
}

const documentReads = async (): Promise<void> => {
  const { limit } = rateLimits.documentReads
  let beyond = 0
  const document = {
    id: 'doc_1',
    ownerId: user.id,
    purpose: 'document',
    state: 'READY',
    attachedTo: null,
    contentType: 'image/png',
  }
  const read = () => {
    const input = { actor: user, params: { name: 'doc_1' }, request: { id: 'r', ip: '203.0.113.9' } }
    return readDocument(input as unknown as Parameters<typeof readDocument>[0], {
      getUploadById: async () => document as never,
      appendAudit: async () => {},
      signDocumentRead: async () => 'https://signed',
      takeNamed: async (...asked) => {
        const wait = await takeNamed(...asked)
        if (wait !== undefined) beyond++
        return wait
      },
      newId,
      now: () => noon,
    })
  }
  // Reading beyond the limit is not refused, but reported.
  expect(await codesOfMany(2 * limit, read)).toEqual([])
  expect(beyond).toBe(limit)
}

const effects: Readonly<Record<NamedLimit, () => Promise<void>>> = {
  wrongPassword,
  wrongCode,
  passwordLetter,
  confirmationLetter,
  lettersOfNetwork,
  addressMove,
  codeText,
  signInLetter,
  textMessage,
  leadsOfListing: () => leads('leadsOfListing'),
  inquiriesOfPlate: () => leads('inquiriesOfPlate'),
  reportsOfAccount: () => reports('reportsOfAccount', accountLimits.reports.new),
  reportsOfNetwork: () => reports('reportsOfNetwork', rateLimits.reportsOfNetwork.limit),
  reportsOfNetworkAboutOne: () =>
    reports('reportsOfNetworkAboutOne', rateLimits.reportsOfNetworkAboutOne.limit),
  reportsOfListing: () => reports('reportsOfListing', rateLimits.reportsOfListing.limit),
  dealerReviewsOfAccount: () => reviews(accountLimits.dealerReviews.known, { userId: 'usr_of_reviews' }),
  dealerReviewsOfNetwork: () => reviews(rateLimits.dealerReviewsOfNetwork.limit, { dealerId: newId('user') }),
  quotesOfAccount: () => quotes('quotesOfAccount', accountLimits.quotes.new),
  quotesOfNetwork: () => quotes('quotesOfNetwork', rateLimits.quotesOfNetwork.limit),
  quotesOfProvider: async () => {
    const { limit } = rateLimits.quotesOfProvider
    const id = newId('provider')
    const handlers = await inFlight(Array.from({ length: limit + 3 }), few, (_, n) =>
      askQuote(n, { id, reputation: 'trusted' }),
    )
    // Beyond it they are our team's, and nobody is refused.
    expect(handlers.filter((handler) => handler === 'PROVIDER')).toHaveLength(limit)
  },
  mailOfKind: async () => {
    const { account, asked } = mailsADay
    const mails = (count: number, failures = 0, kind = 'PASSWORD_CHANGED') =>
      times(count, () => ({
        mail: {
          id: newId('mail'),
          to: `Noor+${newId('mail')}@limits.example`,
          failures,
          channel: 'email',
          queuedAt: noon.toISOString(),
          language: 'en',
          unsubscribe: null,
          content: { kind, code: '012345' },
        },
      })) as unknown as DueMail[]
    let sent = 0
    const run = (due: DueMail[]) => sendDue(due, () => sent++)
    // What anybody can cause takes no place of what happened to the account.
    await run(mails(asked + 3, 0, 'SIGN_IN_CODE'))
    expect(sent).toBe(asked)
    await run(mails(account + 3))
    expect(sent).toBe(asked + account)
    // One that could not be sent at first was counted then.
    await run(mails(1, 1))
    expect(sent).toBe(asked + account + 1)
  },
  editsOfOffer: async () => {
    const { limit } = rateLimits.editsOfOffer
    let stored = 0
    const edit = () =>
      updatePlate({ actor: user, params: { id: 'plt_edited' }, body: { price: 9 } } as never, {
        isJumpHeld: async () => false,
        takeEdit,
        checkWaitingPlates,
        readOwnPlate: async () => aPlate({ id: 'plt_edited' as never }),
        replacePlate: async () => void stored++,
        readCounts: async () => ({ viewCount: 0, contactCount: 0, saveCount: 0 }),
        now: () => noon,
      })
    const codes = await codesOfMany(limit + 3, edit)
    expect([stored, codes]).toEqual([limit, times(3, () => 'TOO_MANY_EDITS')])
  },
  platesOfAccount: async () => {
    const { limit } = rateLimits.platesOfAccount
    const offer = (reputation: Reputation, n: number, together: Write[] = []) =>
      offerPlate({ actor: user, ip: `2001:db8:${n}:aa00::1` }, reputation, together)
    // What fails for another reason counts nothing, and neither do names of requests that have made a plate already.
    const fails = checkWrite({ pk: 'none', sk: 'none' }, { if: 'attribute_exists(pk)' })
    expect(await codesOf(times(2, (n) => offer('new', n, [fails])))).toEqual(times(2, () => 'CONFLICT'))
    const codes = await codesOf(times(2 * limit, (n) => offer('new', n)))
    expect(codes).toEqual(times(limit, () => 'TOO_MANY_PLATES'))
    expect(await codesOf([offer('known', 1), offer('known', 2)])).toEqual([])
  },
  platesOfNetwork: async () => {
    const { limit } = rateLimits.platesOfNetwork
    const offer = (reputation: Reputation) =>
      offerPlate({ actor: aUser({ id: newId('user') }), ip: '203.0.113.77' }, reputation)
    for (const each of times(limit, () => 'new' as const)) expect(await codesOf([offer(each)])).toEqual([])
    expect(await codesOf([offer('new'), offer('crowded'), offer('known')])).toEqual([
      'TOO_MANY_PLATES',
      'TOO_MANY_PLATES',
    ])
  },
  leadsOfAccount: () => places('leadsOfAccount', 'TOO_MANY_LEADS'),
  leadsOfNetwork: () => places('leadsOfNetwork', 'TOO_MANY_LEADS_HERE'),
  leadsOfNetworkAboutOne: () => places('leadsOfNetworkAboutOne', 'TOO_MANY_LEADS_HERE'),
  documentReads,
}

it.each(Object.entries(effects))('%s', (_, tryIt) => tryIt())
