import { isComplete } from '#functions/data/listing-record.ts'
import { createLead } from '#functions/leads/create-lead.ts'
import type { Talk } from '../market/talks.ts'
import type { Random } from '../random.ts'
import { noRequest, stored, type Props } from './props.ts'
import { replayConversation, startedAt } from './replay-conversation.ts'

const nothing = { params: undefined, query: undefined, request: noRequest }

/** Sends the contact request. @returns its id */
const open = async ({ listing: { id }, buyer, at, opening }: Talk, props: Props, random: Random) => {
  const listing = stored(props.listings, id)
  const { car } = listing
  if (!isComplete(car)) throw new Error(`${id} has no page to ask on`)
  const seller = stored(props.users, listing.ownerId)
  const body = {
    listingId: id,
    buyerName: `${buyer.firstName} ${buyer.lastName}`,
    buyerPhone: buyer.phoneNumber,
    buyerEmail: buyer.email,
    message: opening,
  }
  const lead = await createLead(
    { ...nothing, actor: buyer, body },
    {
      readContactable: async () => ({ listing: { ...listing, car }, seller }),
      startLead: startedAt(at, random),
    },
  )
  return lead.id
}

/** Plays a conversation through the product's own acts, each at its time: what they would have left is what is stored. */
export const replayTalk = async (talk: Talk, props: Props, random: Random): Promise<void> => {
  const seller = stored(props.users, stored(props.listings, talk.listing.id).ownerId)
  const leadId = await open(talk, props, random)
  await replayConversation({ ...talk, leadId, seller }, props, random)
}
