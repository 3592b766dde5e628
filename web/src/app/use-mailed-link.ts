import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/**
 * The parameters of an emailed link that opened this page. They stand behind the `#`, which browsers send to no server, and leave
 * the address bar at once, so that they are in no history, shared link or log. Emails sent before 1.0.0 have them in the query.
 */
export const useMailedLink = (): URLSearchParams => {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const given = new URLSearchParams(hash ? hash.slice(1) : search)
  const [link, setLink] = useState(given)
  const isGiven = given.has('token')
  // Another email's link may be opened while this page is shown.
  if (isGiven && given.toString() !== link.toString()) setLink(given)
  useEffect(() => {
    if (isGiven) void navigate(pathname, { replace: true })
  }, [isGiven, pathname, navigate])
  return link
}
