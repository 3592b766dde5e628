import { useState } from 'react'
import { useT } from '#web/i18n/use-t.ts'
import { tabDraft } from '#web/stores/draft.ts'
import { markOf, stillGood, type KeptCode } from './code-first.ts'
import type { AskedCode } from './enter-code.tsx'
import { useSendSignInCode } from './sign-in-codes.ts'

/**
 * The code that a form has asked for, kept with its draft: a phone may forget the page while its owner looks into the mail, and who enters
 * the address again goes on with that code.
 */
export const useAskedCode = (draftKey: string) => {
  const { language } = useT()
  const { mutateAsync: send } = useSendSignInCode()
  const [draft] = useState(() => tabDraft<KeptCode>(`${draftKey}:code`))
  const before = (account: string) => stillGood(draft.read(), account, Date.now())
  const keep = (asked: KeptCode) => draft.keep({ ...asked, mark: markOf(asked.account, asked.request) })
  return {
    /** Whether a code is on its way to this address. */
    isAsked: (account: string) => before(account) !== undefined,
    /** Asks for a code, unless one is on its way to this address. */
    ask: async (account: string, isNew: boolean): Promise<KeptCode> => {
      const anew = async () => {
        const { request } = await send({ account, ...(isNew && { isNew, language }) })
        return { account, request, isNew, at: Date.now() }
      }
      const asked = before(account) ?? (await anew())
      // One of before, too: a reload has forgotten its address.
      keep(asked)
      return asked
    },
    /** Another code was asked for at the code itself. */
    askedAgain: <Asked extends AskedCode>(again: Asked): Asked & KeptCode => {
      const asked = { ...again, at: Date.now() }
      const { account, request, isNew, at } = asked
      keep({ account, request, isNew, at })
      return asked
    },
    forget: draft.forget,
  }
}
