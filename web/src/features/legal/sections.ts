/** The sections of each document, in their order; each has a `title` and a `text` in the `legal` messages. */
export const legalSections = {
  terms: [
    'agreement',
    'service',
    'account',
    'listings',
    'review',
    'conduct',
    'fees',
    'liability',
    'ending',
    'law',
  ],
  privacy: [
    'collect',
    'use',
    'public',
    'documents',
    'photos',
    'device',
    'sharing',
    'keeping',
    'rights',
    'changes',
  ],
} as const

export type LegalName = keyof typeof legalSections
