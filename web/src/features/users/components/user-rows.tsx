import { useTableFits } from '../use-table-fits.ts'
import { UserCards } from './user-cards.tsx'
import { UserTable, type UserRowsProps } from './user-table.tsx'

/** The users that were found, with what can be done about each. */
export const UserRows = (props: UserRowsProps) =>
  useTableFits() ? <UserTable {...props} /> : <UserCards {...props} />
