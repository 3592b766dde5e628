import { titlesOf, type Appealable } from '#functions/appeals/appealable.ts'
import type { AppealRecord } from '#functions/data/appeals.ts'
import { toAdminName, toOwner } from '#functions/data/user-views.ts'
import type { UserRecord } from '#functions/data/users.ts'
import type { AppealView } from '#shared/schemas/moderation.ts'

/** The ids of the people in an appeal. */
export const peopleIn = ({ userId, rejectedBy, answeredBy }: AppealRecord): string[] =>
  [userId, rejectedBy, answeredBy].filter((id) => id !== null)

/** An appeal as admins see it, with the present state of its item; undefined once its author is gone. */
export const toAppealView = (
  { userId, about, rejectedBy, answeredBy, ...appeal }: AppealRecord,
  thing: Appealable | undefined,
  people: ReadonlyMap<string, UserRecord>,
  mayAnswer: AppealView['mayAnswer'],
): AppealView | undefined => {
  const by = people.get(userId)
  return (
    by && {
      ...appeal,
      about: {
        ...about,
        ...(thing && titlesOf(thing)),
        version: thing?.record.version ?? null,
        isRejected: thing?.record.status === 'REJECTED',
      },
      mayAnswer,
      rejectedBy: toAdminName(people.get(rejectedBy ?? '')),
      by: toOwner(by),
      answeredBy: toAdminName(people.get(answeredBy ?? '')),
    }
  )
}
