/** Begins the key of everything that admins see of dealerships and their applications. */
export const dealershipKeys = ['account', 'admin', 'dealerships'] as const
