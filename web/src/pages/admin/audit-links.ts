import type { To } from 'react-router-dom'
import type { AuditView } from '#shared/schemas/audit.ts'
import { paths } from '#web/app/paths.ts'
import type { RecordLinks } from '#web/features/audit/components/record-parts.tsx'
import { reviewParam } from '#web/features/review/use-walk.ts'
import { tabSearch } from './admin-tabs.ts'

/** Where an admin looks at what a record is about. */
const thingOf = ({ about, subject, detail }: AuditView): To | undefined => {
  if (!about) return undefined
  const { id, username, name } = about
  if (id.startsWith('lst_')) return { search: tabSearch('listings', reviewParam(id)) }
  if (id.startsWith('plt_')) return { search: tabSearch('plates', reviewParam(id)) }
  if (id.startsWith('prv_')) return detail['kind'] === 'financing' ? paths.financing() : paths.insurance()
  // Of an application its dealership is named.
  if (subject.startsWith('sub_')) return { search: tabSearch('dealers', { q: name }) }
  return username === null ? undefined : { search: tabSearch('users', { q: username }) }
}

/** Where the parts of a record lead. */
export const auditLinks: RecordLinks = {
  toActor: (actor) => ({ search: tabSearch('audit', { actor }) }),
  toHistory: (subject) => ({ search: tabSearch('audit', { subject }) }),
  toThing: thingOf,
}
