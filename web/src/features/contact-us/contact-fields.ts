import type { ContactMessage } from './api/send-message.ts'

/** In the order of the form. */
export const contactFields = ['name', 'email', 'subject', 'message'] as const
export type ContactField = (typeof contactFields)[number]

/** The fields that were refused: `wrong` when too short or malformed, else the most characters that they take. */
export type Faults = Partial<Record<ContactField, 'wrong' | number>>

/** The faults that a list of refused paths stands for; what is no field of the form is left out. */
export const faultsOf = (issues: readonly { path: string; most?: number | undefined }[]): Faults =>
  Object.fromEntries(
    contactFields.flatMap((field) => {
      const issue = issues.find(({ path }) => path === field)
      return issue ? [[field, issue.most ?? 'wrong']] : []
    }),
  )

/**
 * Asks the API's own schema, which is fetched only now, as it is as heavy as the page.
 * @throws whatever the browser throws when it cannot be fetched
 */
export const checkMessage = async (message: ContactMessage): Promise<Faults> => {
  const { newContactMessage, contactMost } = await import('#shared/schemas/contact-message.ts')
  const issues = newContactMessage.safeParse(message).error?.issues ?? []
  return faultsOf(
    issues.map(({ path: [field], code }) => ({
      path: String(field),
      most: code === 'too_big' ? contactMost[field as ContactField] : undefined,
    })),
  )
}
