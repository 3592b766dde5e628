import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { usePageMeta } from '#web/app/page-meta.ts'
import { paths } from '#web/app/paths.ts'
import { readAvailabilityLink } from '#web/features/still-available/read-link.ts'
import { useT } from '#web/i18n/use-t.ts'
import { AnswerPage } from './still-available/answer.tsx'
import { InvalidLink } from './still-available/invalid-link.tsx'

/** `/still-available?token=&answer=`: where the letter that asks about a car leads. Whoever holds it speaks for its seller. */
export const StillAvailablePage = () => {
  const { t } = useT('still-available')
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [link, setLink] = useState(() => readAvailabilityLink(search))
  usePageMeta(t('title'), t('description'))

  // Another letter's link, opened while this page stands.
  const given = readAvailabilityLink(search)
  if (given && given.token !== link?.token) setLink(given)

  // A secret has no business in the address bar: not in the history, not in what is shared, not in a referrer.
  useEffect(() => {
    if (search.has('token')) void navigate(paths.stillAvailable(), { replace: true })
  }, [search, navigate])

  return link ? <AnswerPage key={link.token} link={link} /> : <InvalidLink missing />
}
