import { createAppeal } from '#functions/appeals/create-appeal.ts'
import { noteAppeal, readAppealable } from '#functions/appeals/appealable.ts'
import { listOwnedPlates } from '#functions/data/plates.ts'
import type { UserRecord } from '#functions/data/users.ts'
import type { Random } from '../random.ts'
import { idsFrom, noRequest, type Props } from './props.ts'

const hourMs = 3_600_000

const ofCar =
  'الصور لسيارتي نفسها، التقطتها أمام البيت قبل غسلها. أرجو إعادة النظر، ويمكنني إرسال فيديو إن أردتم.'
const ofPlate =
  'The plate is in my father’s name and I have his power of attorney. I can bring it to you any day.'

const appeal = async (actor: UserRecord, about: string, message: string, at: Date, random: Random) =>
  createAppeal(
    { query: undefined, params: undefined, request: noRequest, actor, body: { about, message } },
    { readAppealable, noteAppeal, newId: idsFrom(random), now: () => at },
  )

/** Two people do not agree with what admins decided: about a car and about a number plate. */
export const replayAppeals = async (
  sellers: readonly UserRecord[],
  { listings }: Props,
  now: Date,
  random: Random,
): Promise<void> => {
  const at = new Date(now.getTime() - 2 * hourMs)
  const own = new Map(sellers.map((seller) => [seller.id, seller]))
  const isOpen = (decidedAt: string | undefined) => decidedAt !== undefined && decidedAt < at.toISOString()
  const car = [...listings.values()].find(
    ({ ownerId, status, decision }) => own.has(ownerId) && status === 'REJECTED' && isOpen(decision?.at),
  )
  if (car) await appeal(own.get(car.ownerId)!, car.id, ofCar, at, random.fork('car'))
  for (const seller of sellers) {
    const plate = (await listOwnedPlates(seller.id)).find(
      ({ status, decision }) => status === 'REJECTED' && isOpen(decision?.at),
    )
    if (!plate) continue
    await appeal(seller, plate.id, ofPlate, at, random.fork('plate'))
    return
  }
}
