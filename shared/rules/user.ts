import type { CurrentUser, UserStatus } from '#shared/schemas/user.ts'

type SellerFields = Pick<CurrentUser, 'role' | 'isVerified'>

/** A person's name, first and last. */
export const fullName = ({ firstName, lastName }: Pick<CurrentUser, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim()

/** The name of a dealership by its account. */
export const nameOfDealership = ({
  companyName,
  username,
}: Pick<CurrentUser, 'companyName' | 'username'>): string => companyName ?? username

export const isPlatformAdmin = (user: Pick<SellerFields, 'role'>): boolean => user.role === 'PLATFORM_ADMIN'
export const isDealershipSeller = (user: Pick<SellerFields, 'role'>): boolean =>
  user.role === 'SELLER_DEALERSHIP'
/** A private person or a dealership; an admin moderates and does not sell. */
export const isSeller = (user: Pick<SellerFields, 'role'>): boolean => !isPlatformAdmin(user)
/** A dealership posts only once it is verified; a private seller may always. */
export const canPost = (user: SellerFields): boolean =>
  isSeller(user) && (!isDealershipSeller(user) || user.isVerified)
/** Whether the public sees what somebody offers, as far as it is approved. */
export const showsOffers = (user: SellerFields & { status: UserStatus }): boolean =>
  user.status === 'ACTIVE' && canPost(user)
/** Private sellers prove ownership with documents; a verified dealer proved it once. */
export const mustAttachDocuments = (user: Pick<SellerFields, 'role'>): boolean => user.role === 'PRIVATE'
/** Documents show whose a car is, or that a dealership is one: who is verified keeps none with us that nothing asks for. */
export const hasToProve = (user: SellerFields): boolean =>
  isSeller(user) && !(isDealershipSeller(user) && user.isVerified)
/**
 * What somebody may do for the dealership that employs them, the least first. `SALES`: leads, the stock and its figures, availability.
 * `MANAGER`: also cars, plates, prices and imports. Here and not beside its schemas, which every handler would load.
 */
export const staffRoles = ['SALES', 'MANAGER'] as const
export type StaffRole = (typeof staffRoles)[number]

/** Whether a role of a dealership's staff may do what asks for another at least. */
export const isStaffRoleAtLeast = (role: StaffRole, least: StaffRole): boolean =>
  staffRoles.indexOf(role) >= staffRoles.indexOf(least)
/** Whether a dealership can have staff who act for it: an active one that is verified. */
export const canEmploy = (user: SellerFields & { status: UserStatus }): boolean =>
  isDealershipSeller(user) && showsOffers(user)
/** Only a person without a dealership of their own can be another's staff; an admin cannot. */
export const canBeStaff = (user: Pick<SellerFields, 'role'>): boolean => user.role === 'PRIVATE'
