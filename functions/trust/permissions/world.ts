import { setTimeout as delay } from 'node:timers/promises'
import { eachAtOnce } from '#functions/core/time.ts'
import { hire } from '#functions/testing/staff.ts'
import { actorNames, type Actor, staffActors } from '#functions/trust/permissions/actors.ts'
import { newActor, type Person } from '#functions/trust/permissions/people.ts'
import type { Made, Thing, Whose } from '#functions/trust/permissions/row.ts'

type Signed = Exclude<Actor, 'V'>

const signed = actorNames.filter((actor): actor is Signed => actor !== 'V')
// Actors who count as signed out, for whom no items can be created.
const nobodies: ReadonlySet<Actor> = new Set(['V', 'GX', 'SU'])

/** The users of the matrix and the items of their calls. */
export type World = {
  people: Readonly<Record<Signed, Person>>
  /** Creates a user with an actor's role and status, for a call that ends or changes its caller. */
  double: (actor: Signed) => Promise<Person>
  /** The dealership for which a member of staff calls. */
  employerOf: (person: Person | undefined) => Person
  /** Creates an item for this cell alone. */
  fresh: (thing: Thing, actor: Actor, caller: Person | undefined) => Promise<Made>
  /** An item that all calls share that leave it unchanged. */
  shared: (thing: Thing, actor: Actor, holder: Person | undefined) => Promise<Made>
  /** Clears the shared items, so that the next run creates new ones. */
  begin: () => void
  /** The ids of all users and items so far. */
  ids: ReadonlySet<string>
}

const tries = 6
// Password hashing is slow on purpose.
const signedInAtOnce = 3

// A store or pool under load may time out. A repetition is safe, because each attempt creates an item with a new id.
const again = async <T>(make: () => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await make()
    } catch (error) {
      if (attempt === tries) throw error
      await delay(attempt * 300)
    }
  }
}

/** Creates the users, all signed in; items are created on demand. Needs the functions' environment. */
export const openWorld = async (): Promise<World> => {
  const people: Partial<Record<Signed, Person>> = {}
  await eachAtOnce(signed, signedInAtOnce, async (actor) => {
    people[actor] = await again(() => newActor(actor))
  })
  const whole = people as Record<Signed, Person>
  await hire(whole.DO.user.id, whole.SM.user.id, 'SALES')
  await hire(whole.DO.user.id, whole.MG.user.id, 'MANAGER')
  await hire(whole.DX.user.id, whole.SX.user.id, 'MANAGER')
  return worldOf(whole)
}

const worldOf = (people: Record<Signed, Person>): World => {
  const ids = new Set(Object.values(people).map(({ user }) => user.id))
  const shared = new Map<string, Promise<Made>>()
  const employers = new Map<string, Person>()

  const holderOf = (whose: Whose, actor: Actor, caller: Person | undefined): Person => {
    switch (whose) {
      case 'matrix':
        if (actor === 'DO' || actor === 'DX' || staffActors.has(actor)) return people.DO
        return actor === 'RD' ? people.RD : people.PO
      case 'own':
        return nobodies.has(actor) || !caller ? people.PO : caller
      case 'foreign':
        return actor === 'PO' ? people.PX : people.PO
      default:
        return people[whose as Signed]
    }
  }
  const make = async (thing: Thing, holder: Person): Promise<Made> => {
    const one = await again(() => thing.make(holder))
    ids.add(one.id)
    return one
  }

  return {
    people,
    ids,
    double: async (actor) => {
      const person = await again(() => newActor(actor))
      ids.add(person.user.id)
      if (actor !== 'SM' && actor !== 'MG') return person
      // At a dealership of their own, of which no other call changes anything.
      const employer = await again(() => newActor('DO'))
      ids.add(employer.user.id)
      await again(() => hire(employer.user.id, person.user.id, actor === 'SM' ? 'SALES' : 'MANAGER'))
      employers.set(person.user.id, employer)
      return person
    },
    employerOf: (person) => employers.get(person?.user.id ?? '') ?? people.DO,
    fresh: (thing, actor, caller) => make(thing, holderOf(thing.whose, actor, caller)),
    shared: (thing, actor, caller) => {
      const holder = holderOf(thing.whose, actor, caller)
      const key = `${thing.name} ${holder.user.id}`
      const one = shared.get(key) ?? make(thing, holder)
      shared.set(key, one)
      return one
    },
    begin: () => shared.clear(),
  }
}
