import { putFavoritePlate } from '#functions/data/favorites.ts'
import { getPlateById } from '#functions/data/plates.ts'
import { getUserById } from '#functions/data/users.ts'
import { addFavoritePlate } from '#functions/favorites/add-favorite-plate.ts'
import { sendPlateInquiry } from '#functions/leads/send-plate-inquiry.ts'
import type { Market } from '../market/market.ts'
import type { PlateTalk } from '../market/plate-talks.ts'
import type { PlannedPlate } from '../market/plates.ts'
import type { Random } from '../random.ts'
import { noRequest, stored, type Props } from './props.ts'
import { replayConversation, startedAt } from './replay-conversation.ts'
import type { Act } from './acts.ts'
import { plateActs } from './replay-plate.ts'

const nothing = { query: undefined, request: noRequest }

type Ids = ReadonlyMap<PlannedPlate, string>

const idOf = (ids: Ids, plate: PlannedPlate): string => {
  const id = ids.get(plate)
  if (id === undefined) throw new Error(`${plate.plateNumber} is planned but not stored`)
  return id
}

/** The lives of all plates, and their ids once they have been played. */
export const lifeOfPlates = ({ plates, accounts }: Market, random: Random): { acts: Act[]; ids: Ids } => {
  const ids = new Map<PlannedPlate, string>()
  const acts = plates.flatMap((plate) =>
    plateActs(plate, accounts.admin, random.fork(plate.plateNumber), (id) => ids.set(plate, id)),
  )
  return { acts, ids }
}

/** Asks about a plate as its page does, and plays what follows. */
const replayTalk = async (talk: PlateTalk, plateId: string, props: Props, random: Random): Promise<void> => {
  const { buyer, at, opening } = talk
  const plate = await getPlateById(plateId)
  if (!plate) throw new Error(`${plateId} has no page to ask on`)
  const seller = stored(props.users, plate.ownerId)
  const body = {
    name: `${buyer.firstName} ${buyer.lastName}`,
    phone: buyer.phoneNumber,
    email: buyer.email,
    message: opening,
  }
  const lead = await sendPlateInquiry(
    { ...nothing, actor: buyer, params: { id: plateId }, body },
    { readContactablePlate: async () => ({ plate, seller }), startLead: startedAt(at, random) },
  )
  await replayConversation({ ...talk, leadId: lead.id, seller }, props, random)
}

/** Plays the conversations about plates, and what the demo account `buyer` saves. */
export const replayPlateTalks = async (
  market: Market,
  ids: Ids,
  props: Props,
  random: Random,
): Promise<void> => {
  for (const talk of market.plateTalks)
    await replayTalk(talk, idOf(ids, talk.plate), props, random.fork(`talk/${talk.plate.plateNumber}`))
  for (const { plate, at } of market.savedPlates) {
    const body = { plateId: idOf(ids, plate) }
    const deps = { getPlateById, getUserById, putFavoritePlate, now: () => at }
    await addFavoritePlate({ ...nothing, params: undefined, actor: market.accounts.buyer, body }, deps)
  }
}
