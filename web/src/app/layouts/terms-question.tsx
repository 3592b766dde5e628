import { hasToAgree } from '#shared/rules/agreements.ts'
import { lazyAsked } from '#web/app/lazy-asked.tsx'
import { useCurrentUser } from '#web/entities/user/queries.ts'
import { useCookieChoice } from '#web/stores/cookie-choice.ts'

const NewTerms = lazyAsked(async () => (await import('./new-terms.tsx')).NewTerms, ['new-terms'])

/** Asks for agreement to a new version of the terms, once the cookies are answered: one question at a time. */
export const TermsQuestion = () => {
  const { user } = useCurrentUser()
  const isFree = useCookieChoice(({ choice }) => choice !== null)
  return isFree && user !== null && hasToAgree(user.agreedVersion) && <NewTerms />
}
