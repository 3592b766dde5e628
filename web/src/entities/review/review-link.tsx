import { Link, type LinkProps } from 'react-router-dom'
import { paths } from '#web/app/paths.ts'
import { reviewSearch, reviewVisit } from '#web/entities/admin/admin-address.ts'

type ReviewLinkProps = Omit<LinkProps, 'to' | 'state'> & {
  kind: Parameters<typeof reviewSearch>[0]
  id: string
}

/** A link from elsewhere to the review of one thing, which leads back here once it is closed or decided. */
export const ReviewLink = ({ kind, id, ...link }: ReviewLinkProps) => (
  <Link {...link} to={{ pathname: paths.admin(), search: reviewSearch(kind, id) }} state={reviewVisit(id)} />
)
