import type { Columns } from '#functions/search/columns.ts'
import { codesOfFacet, valueFacets, type ValueFacet, type ValueSets } from '#functions/search/value-sets.ts'

/**
 * Several facets' values of a row as one number, a cell: counting rows by cell and then adding the cells up costs one step
 * per row instead of one per row and facet. `placeOf` has for each of `names`, by cell, is where the cell's value is among all counts.
 */
export type Pack = {
  names: readonly ValueFacet[]
  cells: Uint16Array
  size: number
  placeOf: readonly Uint16Array[]
}

/** Where each facet's counts begin among all; `all` is how many values there are. */
export type CountPlaces = { first: Record<ValueFacet, number>; all: number }

// Beyond this many cells, adding them up costs more than another pass over the rows.
const cellsAtMost = 1024

export const placesOf = (facets: Record<ValueFacet, ValueSets>): CountPlaces => {
  let all = 0
  const first = {} as Record<ValueFacet, number>
  for (const name of valueFacets) {
    first[name] = all
    all += facets[name].values.length
  }
  return { first, all }
}

const groups = (facets: Record<ValueFacet, ValueSets>): ValueFacet[][] => {
  const packs: ValueFacet[][] = []
  let size = Infinity
  for (const name of valueFacets) {
    const values = Math.max(1, facets[name].values.length)
    if (size * values > cellsAtMost) {
      packs.push([])
      size = 1
    }
    packs.at(-1)!.push(name)
    size *= values
  }
  return packs
}

/** The packs of all rows. */
export const packValues = (
  columns: Columns,
  facets: Record<ValueFacet, ValueSets>,
  { first }: CountPlaces,
): readonly Pack[] =>
  groups(facets).map((names) => {
    const cells = new Uint16Array(columns.count)
    let size = 1
    const strides = names.map((name) => {
      const stride = size
      const codes = codesOfFacet(columns, facets, name)
      for (let row = 0; row < columns.count; row++) cells[row]! += codes[row]! * stride
      size *= Math.max(1, facets[name].values.length)
      return stride
    })
    const placeOf = names.map((name, index) =>
      Uint16Array.from(
        { length: size },
        (_, cell) => first[name] + (Math.floor(cell / strides[index]!) % facets[name].values.length),
      ),
    )
    return { names, cells, size, placeOf }
  })
