import { reportOffer } from '#functions/commands/report-offer.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { toReportedPlate } from '#functions/data/reports.ts'
import { readVisiblePlate } from '#functions/plates/read-visible-plate.ts'
import { reportPlate as route } from '#shared/api/reports.ts'

const live = { readVisiblePlate, reportOffer }

/** Reports a public number plate to the admins, as a car is reported. */
export const reportPlate = async ({ params, ...report }: Input<typeof route>, deps = live) => {
  const { plate } = await deps.readVisiblePlate(params.id, undefined)
  return deps.reportOffer({ ...report, ...toReportedPlate(plate), ownerId: plate.ownerId })
}

export const handler = routeHandler(route, reportPlate)
