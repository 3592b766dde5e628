import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { usePageMeta } from '#web/app/page-meta.ts'
import { paths } from '#web/app/paths.ts'
import { InvalidLink } from '#web/features/still-available/answer-frame.tsx'
import { AnswerPage } from '#web/features/still-available/answer-page.tsx'
import { readAvailabilityLink } from '#web/features/still-available/availability-link.ts'
import { useT } from '#web/i18n/use-t.ts'

/** `/still-available?token=&answer=`: the link of the email that asks about a car. Its token stands for the seller. */
export const StillAvailablePage = () => {
  const { t } = useT('still-available')
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [link, setLink] = useState(() => readAvailabilityLink(search))
  usePageMeta(t('title'), t('description'))

  // Another email's link may be opened while this page is shown.
  const given = readAvailabilityLink(search)
  if (given && given.token !== link?.token) setLink(given)

  // The token leaves the address bar, so that it is not in the history, a shared link or a referrer.
  useEffect(() => {
    if (search.has('token')) void navigate(paths.stillAvailable(), { replace: true })
  }, [search, navigate])

  return link ? <AnswerPage key={link.token} link={link} /> : <InvalidLink missing />
}
