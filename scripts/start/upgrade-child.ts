import { migrateData } from '#functions/jobs/migrate-data.ts'
import { endWhenDone, endWithParentEvenWhenBusy, tellParent } from '../local/parent.ts'

endWithParentEvenWhenBusy()
for (let isDone = false; !isDone;) {
  const report = await migrateData()
  isDone = report.isDone
  if (isDone) tellParent({ report })
}
endWhenDone()
