import { tableIndexes, type TableIndex } from '#shared/constants/storage.ts'
import type { Item } from './attributes.ts'

/** The items of each partition of an index, by their place in the table, so that a query looks at no others. */
export class Indexes {
  readonly #partitions = new Map<string, Map<string, Item>>()

  /** Follows a change of the table. */
  follow(place: string, before: Item | undefined, after: Item | undefined): void {
    for (const [name, { partition }] of Object.entries(tableIndexes)) {
      const [from, to] = [before?.[partition], after?.[partition]]
      if (from !== undefined && from !== to) this.#partitions.get(`${name} ${String(from)}`)?.delete(place)
      if (!after || to === undefined) continue
      const key = `${name} ${String(to)}`
      this.#partitions.set(key, (this.#partitions.get(key) ?? new Map<string, Item>()).set(place, after))
    }
  }

  itemsOf(index: TableIndex, partition: string): Iterable<Item> {
    return this.#partitions.get(`${index} ${partition}`)?.values() ?? []
  }
}
