import { useAddressValue } from '#web/app/use-address.ts'

// The journeys read this file in Node, so it asks for no messages.

export const profileTabs = ['details', 'password', 'notifications', 'privacy'] as const

/** The part of the account that the address names under `param`. */
export const useProfileTab = (param: 'tab' | 'section') => useAddressValue(param, profileTabs, 'details')
