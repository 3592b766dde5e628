import type { CurrentUser } from '#shared/schemas/user.ts'

/**
 * Whether news may be mailed to a person: only to an address that was proved to be theirs, or the site would mail strangers what an
 * attacker writes. Mail about the account itself, such as a code, goes to any.
 */
export const mayMailNews = ({ emailConfirmedAt }: Pick<CurrentUser, 'emailConfirmedAt'>): boolean =>
  emailConfirmedAt !== null

/** The same for text messages. */
export const mayTextNews = ({ phoneConfirmedAt }: Pick<CurrentUser, 'phoneConfirmedAt'>): boolean =>
  phoneConfirmedAt !== null

/** The address to confirm next, or null: the one that is to take the other's place comes first. */
export const emailToConfirm = ({
  email,
  emailConfirmedAt,
  pendingEmail,
}: Pick<CurrentUser, 'email' | 'emailConfirmedAt' | 'pendingEmail'>): string | null =>
  pendingEmail ?? (emailConfirmedAt === null ? email : null)

/**
 * What the public learns of a seller's confirmed ways: whether there are any; none for an account that is gone. `shown` is the number
 * that a dealership's pages show, which may be another than its owner's; null where they show none.
 */
export const confirmedMarksOf = (
  user: Pick<CurrentUser, 'emailConfirmedAt' | 'phoneConfirmedAt' | 'phoneNumber'> | undefined,
  shown: string | null | undefined = user?.phoneNumber,
) => ({
  isEmailConfirmed: Boolean(user?.emailConfirmedAt),
  isPhoneConfirmed: Boolean(user?.phoneConfirmedAt) && shown === user?.phoneNumber,
})
