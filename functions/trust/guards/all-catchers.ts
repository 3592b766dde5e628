import type { Catcher } from './catcher.ts'
import { checked } from './catchers/checks.ts'
import { conversed } from './catchers/converse.ts'
import { entries } from './catchers/doors.ts'
import { files } from './catchers/files.ts'
import { worked } from './catchers/jobs.ts'
import { judged } from './catchers/judge.ts'
import { offered } from './catchers/offers.ts'
import { looked } from './catchers/look.ts'
import { overseen } from './catchers/oversee.ts'
import { owned } from './catchers/own.ts'
import { people } from './catchers/people.ts'
import { rules } from './catchers/rules.ts'
import { sold } from './catchers/sell.ts'
import { spoken } from './catchers/spoken.ts'
import { talks } from './catchers/talk.ts'

/** What was made to notice that a guard is off, where no call of the matrix shows it. */
export const allCatchers: readonly Catcher[] = [
  ...entries,
  ...rules,
  ...people,
  ...files,
  ...offered,
  ...sold,
  ...looked,
  ...talks,
  ...conversed,
  ...owned,
  ...judged,
  ...overseen,
  ...spoken,
  ...checked,
  ...worked,
]
