import { text, nameOf } from '#functions/trust/invariants/item.ts'
import { kinds } from '#functions/trust/invariants/kinds.ts'
import { placeNames, type Place } from '#functions/trust/invariants/place.ts'
import type { Item, Violation } from '#functions/trust/invariants/store.ts'
import type { Check } from '#functions/trust/invariants/view.ts'

const isRight = (item: Item, place: Place, name: (typeof placeNames)[number]): boolean => {
  const must = place[name]
  if (must === undefined) return item[name] === undefined
  return must instanceof RegExp ? must.test(text(item, name)) : item[name] === must
}

/** I20: every item has exactly the keys, in the table and in each index, that its attributes require. */
export const checkPlaces: Check = (view) =>
  view.items.flatMap((item): Violation[] => {
    const kind = view.kindOf(item)
    if (!kind) return []
    let place: Place
    try {
      place = kinds[kind].placeOf(item)
    } catch {
      // The view reports items that no schema accepts.
      return []
    }
    const wrong = placeNames.filter((name) => !isRight(item, place, name))
    if (wrong.length === 0) return []
    const says = wrong.map((name) => `${name} is ${String(item[name])}, not ${String(place[name])}`)
    return [{ invariant: 'I20', about: nameOf(item), says: says.join('; ') }]
  })
