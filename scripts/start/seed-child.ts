import { seed } from '#scripts/seed/seed.ts'
import { endWhenDone, endWithParentEvenWhenBusy, tellParent } from '../local/parent.ts'

endWithParentEvenWhenBusy()
await seed({ progress: (made: number, total: number) => tellParent({ made, total }) })
endWhenDone()
