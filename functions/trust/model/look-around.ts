import { deepStrictEqual } from 'node:assert/strict'
import { api } from '#functions/testing/api.ts'
import type { Scene } from '#functions/trust/model/act.ts'
import { compareOwnThings, everyPart, partsAbout } from '#functions/trust/model/own-things.ts'
import { isInGoodStanding, isPublic, isSignedIn, maySee } from '#functions/trust/model/rules.ts'
import type { Watcher } from '#functions/trust/model/watcher.ts'
import type { Account, Actor, Application, Car, Plate, World } from '#functions/trust/model/world.ts'

type Offer = Car | Plate

const isOffer = (thing: unknown): thing is Offer =>
  typeof thing === 'object' &&
  thing !== null &&
  'kind' in thing &&
  (thing.kind === 'car' || thing.kind === 'plate')

const tokenOf = ({ account }: Actor): string | undefined => account?.sessions.at(-1)?.token

/** The status of an appeal against a current rejection. After an approval the rules do not say what the response shows. */
const appealOf = ({ status, appeal }: { status: string; appeal: { status: string } | null }): string | null =>
  status === 'REJECTED' ? (appeal?.status ?? null) : null

/** The facts that the model and the API must agree on, as an admin reads them. */
const factsOf = (offer: Offer) => ({
  status: offer.status,
  availability: offer.availability,
  price: offer.price,
  isFeatured: offer.isFeatured,
  owner: offer.owner.id,
  isHidden: !isInGoodStanding(offer.owner),
  appeal: appealOf(offer),
  contacts: offer.contacts.size,
  ...(offer.kind === 'car' && {
    slug: offer.slug,
    saves: offer.saves.size,
    dealer: offer.owner.role === 'SELLER_DEALERSHIP' ? offer.owner.id : null,
    hasDocuments: offer.hasDocuments,
  }),
})

// oxlint-disable-next-line typescript/no-explicit-any -- an answer of either kind
const toFacts = (kind: Offer['kind'], body: any): unknown => ({
  status: body.status,
  availability: body.availability,
  price: kind === 'car' ? body.priceQAR : body.price,
  isFeatured: body.isFeatured,
  owner: body.owner.id,
  isHidden: body.isHidden,
  appeal: appealOf(body),
  contacts: body.contactCount,
  ...(kind === 'car' && {
    slug: body.slug,
    saves: body.saveCount,
    dealer: body.dealerProfileId,
    hasDocuments: Boolean(body.verificationDocuments.registrationCard && body.verificationDocuments.idCard),
  }),
})

/** Asserts that the version changed if and only if the item did. */
const checkVersion = (offer: Offer, version: number): void => {
  const [before, { touched }] = [offer.version, offer]
  offer.version = version
  offer.touched = 'no'
  const isRight =
    touched === 'yes' ? version > before : touched === 'perhaps' ? version >= before : version === before
  deepStrictEqual(isRight, true, `${offer.label}: version ${before} became ${version}, touched: ${touched}`)
}

/** Asserts that the watcher reads the facts of a listing or plate that the model holds. */
export const checkFacts = async (offer: Offer, watcher: Watcher): Promise<void> => {
  const { status, body } = await watcher.read(
    `/api/admin/${offer.kind === 'car' ? 'listings' : 'number-plates'}/${offer.id}`,
  )
  deepStrictEqual(status, offer.isGone ? 404 : 200, `an admin reads ${offer.label}`)
  if (offer.isGone) return
  const seen = offer.kind === 'car' ? body.listing : body
  deepStrictEqual(toFacts(offer.kind, seen), factsOf(offer), `${offer.label} is otherwise`)
  checkVersion(offer, seen.version)
}

/** Asserts who sees the page of a listing or plate, by its id or, for a car, also by its slug. */
export const checkVisible = async (offer: Offer, actor: Actor, name = offer.id): Promise<void> => {
  const me = isSignedIn(actor.account) ? actor.account : null
  const right = maySee(offer, me) ? 200 : 404
  const base = offer.kind === 'car' ? '/api/listings' : '/api/number-plates'
  const { status } = await api('GET', `${base}/${name}`, { token: tokenOf(actor) })
  deepStrictEqual(status, right, `${actor.label} reads ${offer.label} (${offer.status}) by ${name}`)
}

/** The id or, in every other turn and for a car that has one, the slug. */
export const nameOf = (offer: Offer, turn: number): string =>
  turn % 2 === 0 && offer.kind === 'car' && offer.slug ? offer.slug : offer.id

/** Asserts that the public cards hold exactly the publicly visible cars. */
export const checkCards = async ({ cars }: World): Promise<void> => {
  for (let from = 0; from < cars.length; from += 20) {
    const some = cars.slice(from, from + 20)
    const { body } = await api('GET', `/api/listings/cards?ids=${some.map(({ id }) => id).join(',')}`)
    deepStrictEqual(
      body.map(({ id, priceQAR, availability }: Record<string, unknown>) => ({ id, priceQAR, availability })),
      some.filter(isPublic).map(({ id, price, availability }) => ({ id, priceQAR: price, availability })),
      'the public cards',
    )
  }
}

/** Asserts what the watcher reads of an application; a draft is not there for it. */
export const checkApplication = async (application: Application, watcher: Watcher): Promise<void> => {
  const { status, body } = await watcher.read(`/api/admin/verification-submissions/${application.id}`)
  const isSeen = !application.isGone && application.status !== 'DRAFT'
  deepStrictEqual(status, isSeen ? 200 : 404, `an admin reads ${application.label} (${application.status})`)
  if (!isSeen) return
  deepStrictEqual(
    { status: body.status, appeal: appealOf(body) },
    { status: application.status, appeal: appealOf(application) },
    `${application.label} is otherwise`,
  )
  application.version = body.version
}

/** Asserts which of an account's sessions are live. */
export const checkSessions = async (account: Account): Promise<void> => {
  for (const [index, { token, isLive }] of account.sessions.entries()) {
    const { status } = await api('GET', '/api/user', { token })
    const right = isLive && account.status === 'ACTIVE' ? 200 : 401
    deepStrictEqual(status, right, `session ${index + 1} of ${account.label}`)
  }
}

/** Asserts what a signed-in user sees of their own items, or of some kinds of them. */
export const checkOwnThings = async (
  world: World,
  account: Account,
  parts: readonly string[] = everyPart,
): Promise<void> => {
  if (!isSignedIn(account)) return
  const { seen, right } = await compareOwnThings(world, account, parts)
  deepStrictEqual(seen, right, `what ${account.label} sees`)
}

/** The parts that a command may have changed, and in turn one that it must not have changed. */
const partsOf = (thing: unknown, turn: number): string[] => {
  const kind = typeof thing === 'object' && thing !== null && 'kind' in thing ? String(thing.kind) : 'account'
  return [...new Set([...(partsAbout[kind] ?? []), everyPart[turn % everyPart.length]!])]
}

/** A storefront is public while its dealership is verified and active. */
export const checkStorefront = async (account: Account, actor: Actor): Promise<void> => {
  const isOpen = account.role === 'SELLER_DEALERSHIP' && account.isVerified && account.status === 'ACTIVE'
  const isOwn = isSignedIn(actor.account) && actor.account === account && account.role === 'SELLER_DEALERSHIP'
  const { status } = await api('GET', `/api/dealers/${account.id}`, { token: tokenOf(actor) })
  deepStrictEqual(
    status,
    isOpen || isOwn ? 200 : 404,
    `${actor.label} visits the storefront of ${account.label}`,
  )
}

const ownerOf = (thing: unknown): Account | undefined => {
  if (typeof thing !== 'object' || thing === null) return undefined
  if ('owner' in thing) return thing.owner as Account
  if ('kind' in thing && thing.kind === 'account') return thing as Account
  return 'seller' in thing ? ((thing.seller as Account | null) ?? undefined) : undefined
}

/** The actors, besides the watcher, who check an item after a command: a visitor, its owner, and the others in turn. */
export const lookers = ({ actors, serial }: World, owner: Account | undefined): Set<Actor> =>
  new Set(
    [
      actors[0],
      actors.find(({ account }) => account !== null && account === owner),
      actors[serial % actors.length],
    ].filter((one) => one !== undefined),
  )

/** Checks everything that a command may have changed, as the actors concerned see it. @throws AssertionError */
export const lookAround = async (world: World, scene: Scene<unknown>, watcher: Watcher): Promise<void> => {
  const { doer, thing } = scene
  const about = typeof thing === 'object' && thing !== null && 'about' in thing ? thing.about : thing
  const owner = ownerOf(about)
  const offers = new Set<Offer>([...world.cars, ...world.plates].filter(({ touched }) => touched !== 'no'))
  if (isOffer(about)) offers.add(about)
  const applications = world.applications.filter((one) => one.owner === owner || one.owner === doer.account)
  const people = [...new Set([doer.account, owner])].filter((one) => one !== null && one !== undefined)
  const isAboutPeople = !isOffer(about) && (thing === true || about === owner)
  await Promise.all([
    ...(offers.size > 0 ? [checkCards(world)] : []),
    ...[...offers].flatMap((offer) => [
      checkFacts(offer, watcher),
      ...[...lookers(world, offer.owner)].map((one) => checkVisible(offer, one, nameOf(offer, world.serial))),
    ]),
    ...applications.map((one) => checkApplication(one, watcher)),
    ...people.map((account) => checkOwnThings(world, account, partsOf(thing, world.serial))),
    ...(isAboutPeople ? people.map(checkSessions) : []),
    ...(owner && about === owner ? [checkStorefront(owner, world.actors[0]!)] : []),
  ])
}
