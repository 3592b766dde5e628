import { publicHandler } from '#functions/core/compose-handler.ts'
import { getMakesModels as route } from '#shared/api/config.ts'
import { makes } from '#shared/reference/makes.ts'

const arabicModels = () =>
  makes.flatMap(({ models }) =>
    models.flatMap(({ name, ar }): [string, string][] => (ar ? [[name, ar]] : [])),
  )

/** The catalogue of cars. A model without an Arabic name (X5, CX-5) is written in Latin letters in both languages. */
export const getMakesModels = async () => ({
  makes: makes.map(({ name }) => name),
  models: Object.fromEntries(makes.map(({ name, models }) => [name, models.map((model) => model.name)])),
  arabic: {
    makes: Object.fromEntries(makes.map(({ name, ar }) => [name, ar])),
    models: Object.fromEntries(arabicModels()),
  },
  bodies: Object.fromEntries(
    makes.map(({ name, models }) => [
      name,
      Object.fromEntries(models.map((model) => [model.name, model.body])),
    ]),
  ),
})

export const handler = publicHandler(route, getMakesModels)
