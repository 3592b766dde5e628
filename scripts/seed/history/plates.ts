import { createOnce } from '#functions/commands/create-once.ts'
import { reportOffer } from '#functions/commands/report-offer.ts'
import { decidePlate } from '#functions/commands/decide-plate.ts'
import { getUserById, getUsersById, type UserRecord } from '#functions/data/users.ts'
import { readCounts } from '#functions/data/counts.ts'
import { putWrite, write } from '#functions/data/table.ts'
import { countsItem } from '#scripts/seed/market/daily-counts.ts'
import { findDealer } from '#functions/data/dealers.ts'
import { listWaiting } from '#functions/data/plate-numbers.ts'
import { getPlateById, getPlatesById, insertPlate, replacePlate } from '#functions/data/plates.ts'
import { createPlate } from '#functions/plates/create-plate.ts'
import { readOwnPlate } from '#functions/plates/read-own-plate.ts'
import { readVisiblePlate } from '#functions/plates/read-visible-plate.ts'
import { reportPlate } from '#functions/plates/report-plate.ts'
import { setPlateAvailability } from '#functions/plates/set-plate-availability.ts'
import { setPlateStatus } from '#functions/plates/set-plate-status.ts'
import { updatePlate } from '#functions/plates/update-plate.ts'
import { checkWaitingPlates } from '#functions/plates/waiting-plates.ts'
import { homeCurrency } from '#shared/constants/market.ts'
import { plateCountry } from '#shared/reference/plate-vocabulary.ts'
import type { PlannedPlate } from '#scripts/seed/market/plates.ts'
import type { Random } from '#scripts/seed/random.ts'
import {
  type Action,
  idsFrom,
  noInput,
  noQuery,
  type StoredMarket,
  stored,
  notifyInAppOnly,
} from './actions.ts'
import { putFavoritePlate } from '#functions/data/favorites.ts'
import { addFavoritePlate } from '#functions/favorites/add-favorite-plate.ts'
import { sendPlateInquiry } from '#functions/leads/send-plate-inquiry.ts'
import type { Market } from '#scripts/seed/market/market.ts'
import type { PlateConversation } from '#scripts/seed/market/plate-conversations.ts'
import { addMessages, startedAt } from './conversations.ts'

/**
 * Offers a plate, with its counts and whether it is featured: to play each view would take longer than all the rest.
 */
const offer = (plan: PlannedPlate, random: Random) => {
  const { owner, plateNumber, category, location, description, price, at, counts, isFeatured } = plan
  const insertNoticed: typeof insertPlate = async (plate, together) => {
    await insertPlate({ ...plate, isFeatured }, together)
    await write(putWrite(countsItem(plate, counts)))
  }
  return createPlate(
    {
      ...noInput,
      actor: owner.user,
      body: {
        plateNumber,
        category,
        location,
        description,
        price,
        country: plateCountry,
        currency: homeCurrency,
      },
    },
    {
      createOnce,
      plateLimitWrites: async () => [],
      findDealer,
      getPlateById,
      insertPlate: insertNoticed,
      newId: idsFrom(random),
      now: () => at,
    },
  )
}

const decide = async (
  { decision }: PlannedPlate,
  id: string,
  admin: UserRecord,
  random: Random,
): Promise<void> => {
  if (!decision) return
  const { at, reason } = decision
  const body =
    reason === undefined
      ? ({ status: 'APPROVED' } as const)
      : ({ status: 'REJECTED', rejectionReason: reason } as const)
  const deps = {
    replacePlate,
    listWaiting,
    getPlatesById,
    getUsersById,
    notifyWrites: notifyInAppOnly(random),
    newId: idsFrom(random),
    now: () => at,
  }
  const decideThen: typeof decidePlate = (of, together) => decidePlate(of, together, deps)
  await setPlateStatus(
    { ...noQuery, params: { id }, actor: admin, body },
    { getPlateById, getUserById, readCounts, decidePlate: decideThen },
  )
}

/** The life of a plate through the product's own acts: offered, decided on, cheaper, gone. `tell` is called with its id. */
const plateActions = (
  plan: PlannedPlate,
  admin: UserRecord,
  random: Random,
  tell: (id: string) => void,
): Action[] => {
  let id = ''
  const { owner, decision, lowered, ended } = plan
  const own = () => ({ ...noQuery, params: { id }, actor: owner.user })
  const actions: (Action | false | undefined)[] = [
    {
      at: plan.at,
      run: async () => {
        id = (await offer(plan, random)).id
        tell(id)
      },
    },
    decision && { at: decision.at, run: () => decide(plan, id, admin, random) },
    lowered && {
      at: lowered.at,
      run: () =>
        updatePlate(
          { ...own(), body: { price: lowered.price } },
          {
            isJumpHeld,
            takeEdit,
            checkWaitingPlates,
            readOwnPlate,
            replacePlate,
            readCounts,
            now: () => lowered.at,
          },
        ),
    },
    ended && {
      at: ended.at,
      run: () =>
        setPlateAvailability(
          { ...own(), body: { availability: ended.availability } },
          { takeEdit, readOwnPlate, replacePlate, readCounts, now: () => ended.at },
        ),
    },
  ]
  return actions.filter((action) => action !== false && action !== undefined)
}

const takeEdit = async () => {}
const isJumpHeld = async () => false

type Ids = ReadonlyMap<PlannedPlate, string>

const idOf = (ids: Ids, plate: PlannedPlate): string => {
  const id = ids.get(plate)
  if (id === undefined) throw new Error(`${plate.plateNumber} is planned but not stored`)
  return id
}

/** The lives of all plates, and their ids once they have been played. */
export const planPlateActions = (
  { plates, accounts }: Market,
  random: Random,
): { actions: Action[]; ids: Ids } => {
  const ids = new Map<PlannedPlate, string>()
  const actions = plates.flatMap((plate) =>
    plateActions(plate, accounts.admin, random.fork(plate.plateNumber), (id) => ids.set(plate, id)),
  )
  return { actions, ids }
}

/** Asks about a plate as its page does, and plays the rest of the conversation. */
const addConversation = async (
  conversation: PlateConversation,
  plateId: string,
  storedMarket: StoredMarket,
  random: Random,
): Promise<void> => {
  const { buyer, at, opening } = conversation
  const plate = await getPlateById(plateId)
  if (!plate) throw new Error(`${plateId} has no page to ask on`)
  const seller = stored(storedMarket.users, plate.ownerId)
  const body = {
    name: `${buyer.firstName} ${buyer.lastName}`,
    phone: buyer.phoneNumber,
    email: buyer.email,
    message: opening,
  }
  const lead = await sendPlateInquiry(
    { ...noQuery, actor: buyer, params: { id: plateId }, body },
    {
      readContactablePlate: async () => ({ plate, seller }),
      startLead: startedAt(at, random),
      readingOf: async () => ({ language: 'en', at }),
    },
  )
  await addMessages({ ...conversation, leadId: lead.id, seller }, storedMarket, random)
}

/** Plays the conversations about plates, and the favorites of the demo account `buyer`. */
export const addPlateConversations = async (
  market: Market,
  ids: Ids,
  storedMarket: StoredMarket,
  random: Random,
): Promise<void> => {
  for (const conversation of market.plateConversations)
    await addConversation(
      conversation,
      idOf(ids, conversation.plate),
      storedMarket,
      random.fork(`talk/${conversation.plate.plateNumber}`),
    )
  for (const { plate, at } of market.savedPlates) {
    const body = { plateId: idOf(ids, plate) }
    const deps = {
      getPlateById,
      getUserById,
      countsFor: async () => true,
      countedNetwork: async () => undefined,
      putFavoritePlate,
      forgetGoneFavoritePlates: async () => false,
      now: () => at,
    }
    await addFavoritePlate({ ...noInput, actor: market.accounts.buyer, body }, deps)
  }
  const [reported] = market.savedPlates
  if (!reported) return
  const asReporter = { ...noQuery, actor: undefined, params: { id: idOf(ids, reported.plate) } }
  const details = 'The seller says the number is not in his name.'
  await reportPlate(
    { ...asReporter, body: { reason: 'WRONG_DETAILS', details, visitor: 'a-visitor-of-the-demo' } },
    {
      readVisiblePlate,
      reportOffer: (report) =>
        reportOffer(report, { newId: idsFrom(random.fork('report')), now: () => reported.at }),
    },
  )
}
