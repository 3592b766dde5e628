import { accounts } from './catchers/accounts.ts'
import { availability } from './catchers/availability.ts'
import { correspondence } from './catchers/correspondence.ts'
import { decisions } from './catchers/decisions.ts'
import { files } from './catchers/files.ts'
import { goneOwners } from './catchers/gone-owners.ts'
import { jobs } from './catchers/jobs.ts'
import { leads } from './catchers/leads.ts'
import { offers } from './catchers/offers.ts'
import { ownItems } from './catchers/own-items.ts'
import { rules } from './catchers/rules.ts'
import { selling } from './catchers/selling.ts'
import { signIn } from './catchers/sign-in.ts'

/** The catchers of guards whose absence no call of the permission matrix shows. */
export const allCatchers = [
  ...signIn,
  ...rules,
  ...accounts,
  ...files,
  ...offers,
  ...selling,
  ...goneOwners,
  ...correspondence,
  ...leads,
  ...ownItems,
  ...decisions,
  ...availability,
  ...jobs,
]
