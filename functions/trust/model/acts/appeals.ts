import { plea } from '#functions/testing/appeals.ts'
import { act, anAdmin, itsOwner, pickOf, way, type Draw } from '#functions/trust/model/act.ts'
import { checkSubmittable, refuse } from '#functions/trust/model/rules.ts'
import type { Account, Appeal, Appealable, World } from '#functions/trust/model/world.ts'
import { settleCar } from '#functions/trust/model/acts/car-reviews.ts'
import { settleApplication } from '#functions/trust/model/acts/dealerships.ts'
import { settlePlate } from '#functions/trust/model/acts/plates.ts'

const appealables = ({ cars, plates, applications }: World): Appealable[] => [
  ...cars,
  ...plates,
  ...applications,
]

const appeal = act<Appealable>({
  name: 'appeal',
  weight: 5,
  access: 'seller',
  thing: (world, draw) => pickOf(appealables(world), ({ status }) => status === 'REJECTED', draw),
  by: itsOwner,
  request: ({ thing }) => ({
    method: 'POST',
    path: '/api/appeals',
    body: { about: thing.id, message: plea },
  }),
  judge: ({ world, me, thing }) => {
    if (thing.isGone || thing.owner !== me) refuse('NOT_FOUND')
    if (thing.status !== 'REJECTED') refuse('NOT_REJECTED')
    if (thing.appeal) refuse('ALREADY_APPEALED')
    const made: Appeal = { id: '', status: 'OPEN', about: thing }
    thing.appeal = made
    if (thing.kind !== 'application') thing.touched = 'yes'
    return {
      status: 201,
      learn: ({ id }) => {
        made.id = id
        world.appeals.push(made)
      },
    }
  },
})

/** Granting an appeal approves the item. @throws Refused */
const grant = (world: World, thing: Appealable, by: Account): void => {
  if (thing.kind === 'car') {
    checkSubmittable(thing)
    settleCar(thing, 'APPROVED', by)
  } else if (thing.kind === 'plate') settlePlate(world, thing, 'APPROVED', by)
  else settleApplication(world, thing, 'APPROVED', by)
}

const answerIn = (draw: Draw) => way(['GRANTED', 'UPHELD'] as const, draw)

const answer = act<Appeal>({
  name: 'answer an appeal',
  weight: 4,
  access: 'admin',
  thing: ({ appeals }, draw) => {
    const open = appeals.filter(({ status }) => status === 'OPEN')
    const from = draw.other % 4 === 0 || open.length === 0 ? appeals : open
    return from[draw.which % Math.max(1, from.length)]
  },
  by: anAdmin,
  say: ({ draw, thing }) => `about ${thing.about.label}: ${answerIn(draw)}`,
  request: ({ thing, draw }) => ({
    method: 'PUT',
    path: `/api/admin/appeals/${thing.id}/status`,
    body: { status: answerIn(draw) },
  }),
  judge: ({ world, me, thing, draw }) => {
    if (thing.status !== 'OPEN') refuse('ILLEGAL_STATUS_MOVE')
    const { about } = thing
    // There are two admins.
    if (about.refusedBy === me) refuse('OWN_DECISION')
    if (answerIn(draw) === 'GRANTED') grant(world, about, me)
    else if (about.kind !== 'application') about.touched = 'yes'
    thing.status = answerIn(draw)
    return { status: 200 }
  },
})

/** Commands about appeals. */
export const appealActs = [appeal, answer]
