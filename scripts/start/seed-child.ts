import { waitForStores } from '#functions/core/time.ts'
import { seed } from '#scripts/seed/seed.ts'
import { endWhenDone, endWithParentEvenWhenBusy, tellParent } from '../local/parent.ts'

endWithParentEvenWhenBusy()
waitForStores(60_000)
await seed({
  progress: (made, total) => tellParent({ made, total }),
  // The parent holds the local S3 and stores thousands of files faster than requests could.
  showFiles: (photos, videos) => tellParent({ photos, videos }),
})
endWhenDone()
