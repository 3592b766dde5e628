import { appealActs } from '#functions/trust/model/acts/appeals.ts'
import { carReviewActs } from '#functions/trust/model/acts/car-reviews.ts'
import { carActs } from '#functions/trust/model/acts/cars.ts'
import { dealershipActs } from '#functions/trust/model/acts/dealerships.ts'
import { leadActs } from '#functions/trust/model/acts/leads.ts'
import { newCarActs } from '#functions/trust/model/acts/new-cars.ts'
import { plateActs } from '#functions/trust/model/acts/plates.ts'
import { savedActs } from '#functions/trust/model/acts/saved.ts'
import { sessionActs } from '#functions/trust/model/acts/sessions.ts'
import { userActs } from '#functions/trust/model/acts/users.ts'

/** All kinds of commands. */
export const everyAct = [
  ...sessionActs,
  ...newCarActs,
  ...carActs,
  ...carReviewActs,
  ...plateActs,
  ...savedActs,
  ...leadActs,
  ...dealershipActs,
  ...userActs,
  ...appealActs,
]
