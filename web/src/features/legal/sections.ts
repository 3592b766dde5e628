/** The sections of each document, in their order; each has a `title` and a `text` in the `legal` messages. */
const legalSections = {
  terms: [
    'agreement',
    'service',
    'account',
    'dealerships',
    'listings',
    'content',
    'review',
    'dealing',
    'messages',
    'conduct',
    'fees',
    'liability',
    'ending',
    'law',
  ],
  privacy: [
    'collect',
    'messages',
    'alerts',
    'counting',
    'use',
    'public',
    'documents',
    'device',
    'sharing',
    'keeping',
    'rights',
  ],
} as const

export type LegalName = keyof typeof legalSections

const sectionOf = <Name extends LegalName, Section extends string>(name: Name, section: Section) => ({
  /** Also the section's anchor: `/terms-of-service#fees`. */
  section,
  title: `${name}.${section}.title` as const,
  text: `${name}.${section}.text` as const,
})

// Written out: the type system cannot join a document's name with a section of the other.
const sections = {
  terms: legalSections.terms.map((section) => sectionOf('terms', section)),
  privacy: legalSections.privacy.map((section) => sectionOf('privacy', section)),
}

/** The sections of a document with the keys of their messages. */
export const sectionsOf = (name: LegalName) => sections[name]
