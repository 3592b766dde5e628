const names = /^(?:utm_[a-z]+|fbclid|gclid|gbraid|wbraid|msclkid|ttclid|twclid|igshid|igsh)$/i

/** Whether a parameter of an address only says where somebody came from: advertising and messengers add these to any link. */
export const isTracking = (name: string): boolean => names.test(name)
