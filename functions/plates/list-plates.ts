import type { PlateFacts } from '#functions/search/plates/columns.ts'
import { askSearch } from '#functions/adapters/ask-search.ts'
import { publicHandler } from '#functions/core/compose-handler.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { toPlateView } from '#functions/data/plate-record.ts'
import { listPlates as route } from '#shared/api/plates.ts'

const live = { askSearch }

/** One page of the plates on offer that match, and the exact total, with those near a number that nobody offers. */
export const listPlates = async ({ query }: Pick<Input<typeof route>, 'query'>, deps = live) => {
  const { plates, total, similar, near, facets, isUnderstood } = await deps.askSearch('searchPlates', query)
  // The prices of similar numbers are those of the page's plates and then of the near ones, in their order.
  const listed = (plate: PlateFacts, place: number) => ({ ...toPlateView(plate), similar: similar[place] })
  return {
    plates: plates.map(listed),
    total,
    page: query.page,
    limit: query.limit,
    facets,
    // Absent from a search of an older build, while a deploy is on its way.
    ...((isUnderstood as boolean | undefined) === false && { isUnderstood: false as const }),
    ...(near.length > 0 && {
      near: near.map(({ plate, why }, place) => ({ plate: listed(plate, plates.length + place), why })),
    }),
  }
}

export const handler = publicHandler(route, listPlates)
