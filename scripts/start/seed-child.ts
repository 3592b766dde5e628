import { seed } from '#scripts/seed/seed.ts'
import { endWhenDone, endWithParentEvenWhenBusy, tellParent } from '../local/parent.ts'

endWithParentEvenWhenBusy()
await seed({
  progress: (made, total) => tellParent({ made, total }),
  // The parent holds the local S3 and stores thousands of files faster than requests could.
  showFiles: (photos, videos) => tellParent({ photos, videos }),
})
endWhenDone()
