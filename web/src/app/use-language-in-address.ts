import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { languageParameter } from '#shared/rules/page-address.ts'
import { useLanguageStore } from '#web/stores/language.ts'

/**
 * Where an address names a language, it names the one in use: after a switch, and on the way back to where one came in by
 * a link in the other. Addresses without it stay as they are; the language belongs to the tab, not to every page of it.
 */
export const useLanguageInAddress = (): void => {
  const { search, hash, state } = useLocation()
  const { language } = useLanguageStore()
  const navigate = useNavigate()
  useEffect(() => {
    const params = new URLSearchParams(search)
    if ((params.get(languageParameter) ?? language) === language) return
    params.set(languageParameter, language)
    // Commas of lists stay readable, as the pages write them.
    void navigate(
      { search: params.toString().replaceAll('%2C', ','), hash },
      { replace: true, state: state as unknown },
    )
  }, [search, hash, state, language, navigate])
}
