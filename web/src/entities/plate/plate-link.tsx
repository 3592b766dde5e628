import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '#web/app/paths.ts'
import { openedFrom } from '#web/entities/plate/opened-from.ts'
import { contactHash, listQuery } from '#web/entities/plate/plate-address.ts'

type PlateLinkProps = {
  slug: string
  /** What opens over the list: the plate's details, or the ways to reach its seller. */
  opens: 'details' | 'contact'
  className?: string
  children: ReactNode
}

/** From the list to one of its plates: the list's query stays in the address, and closing leads back to this link. */
export const PlateLink = ({ slug, opens, className, children }: PlateLinkProps) => {
  const { search } = useLocation()
  return (
    <Link
      to={{
        pathname: paths.numberPlate(slug),
        search: listQuery(search),
        hash: opens === 'contact' ? contactHash : '',
      }}
      state={{ fromList: true }}
      onClick={(event) => openedFrom(event.currentTarget)}
      className={className}
    >
      {children}
    </Link>
  )
}
