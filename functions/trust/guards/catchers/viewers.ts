import { newId } from '#functions/adapters/ids.ts'
import { forListing, noCounts } from '#functions/data/counts.ts'
import { keys } from '#functions/data/keys.ts'
import { marksOf, placesOf } from '#functions/data/viewers.ts'
import { at, beforeNextWrite, onceOnly, put, read, same } from '#functions/trust/guards/store.ts'
import * as counts from '#functions/data/person-counts.ts'

const seconds = Math.floor(at.getTime() / 1000)

export const catchers = {
  'a viewer who is counted by another call, or whose car is deleted, meanwhile': async () => {
    const id = newId('listing')
    const car = forListing({ id, ownerId: newId('user') })
    // Writes the secret of the present period too, so that the next write is the view.
    const [present] = await marksOf(id, 'visitor:a', at)
    const viewMeanwhile = async (happens: () => Promise<unknown>) => {
      await put(car.counts, { ...noCounts, moves: 0 })
      beforeNextWrite(async () => void (await happens()))
      await counts.countView(car, 'visitor:a', at)
      return (await read(car.counts))?.['viewCount']
    }
    same(await viewMeanwhile(() => put(car.counts, { ...noCounts, moves: 0, expiresAt: seconds + 60 })), 0)
    const moved = async () => {
      await put(keys.viewers(id, present!.period, 'one'), { marks: new Set([present!.mark]) })
      await put(car.counts, { ...noCounts, viewCount: 1, moves: 1 })
    }
    same(await viewMeanwhile(moved), 1)
  },
  'a place of a network that another has taken meanwhile': async () => {
    const id = newId('listing')
    const car = forListing({ id, ownerId: newId('user') })
    await put(car.counts, { ...noCounts, moves: 0 })
    const [first] = (await placesOf(id, '10.0.0.1', at)).marks
    await marksOf(id, 'visitor:b', at)
    beforeNextWrite(() =>
      put(car.counts, {
        ...noCounts,
        moves: 0,
        [`n${Math.floor(at.getTime() / 86_400_000)}`]: new Set([first!]),
      }),
    )
    await counts.countView(car, 'visitor:b', at, '10.0.0.1')
    const marks = (await read(car.counts))?.[`n${Math.floor(at.getTime() / 86_400_000)}`] as Set<unknown>
    same(marks.size, 2)
    const place = await counts.freePlace('CONTACT', id, '10.0.0.1', at)
    await onceOnly(counts.placeWrite(place!, at))
  },
}
