import { isOnOffer } from '#shared/rules/availability.ts'
import { availabilities, type Availability } from '#shared/schemas/availability.ts'

type Car = { availability: Availability; isPausedBySilence: boolean }

/** An answer that can be given, and the message on its button. */
type Choice = {
  said: Availability | 'AS_BEFORE'
  label: 'say.still' | 'say.stillReserved' | 'say.back' | `say.${Availability}`
}

const asBefore = ({ availability, isPausedBySilence }: Car): Choice => ({
  said: 'AS_BEFORE',
  label: isPausedBySilence ? 'say.back' : availability === 'RESERVED' ? 'say.stillReserved' : 'say.still',
})

/** What a seller may say about a car by a letter's link. While it is a question, a yes comes first. */
export const answerChoices = (car: Car, isAnswered: boolean): readonly Choice[] => {
  if (car.availability === 'SOLD') return []
  const isQuestion = car.isPausedBySilence || (isOnOffer(car.availability) && !isAnswered)
  // What silence paused was on offer: that is what a yes makes of it, and pausing it is an answer too.
  const present: Availability = car.isPausedBySilence ? 'AVAILABLE' : car.availability
  const others = availabilities
    .filter((availability) => availability !== present)
    .map((availability): Choice => ({ said: availability, label: `say.${availability}` }))
  return isQuestion ? [asBefore(car), ...others] : others
}
