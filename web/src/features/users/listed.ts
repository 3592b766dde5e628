import type { Role } from '#shared/schemas/user.ts'
import type { UserFilters } from './api/list-users.ts'

/** What the list can be narrowed to, in the order it is offered. */
export const listedRoles = [
  'PRIVATE',
  'SELLER_DEALERSHIP',
  'PLATFORM_ADMIN',
] as const satisfies readonly Role[]
export const listedStatuses = ['ACTIVE', 'SUSPENDED'] as const satisfies readonly UserFilters['status'][]
