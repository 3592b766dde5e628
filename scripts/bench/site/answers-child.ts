import { setInterval } from 'node:timers/promises'
import { drawAnswers } from '#functions/jobs/draw-answers.ts'
import { endWithParentEvenWhenBusy, tellParent } from '#scripts/local/parent.ts'

// The one job that a visitor of the site could notice, as often as on a stage.
endWithParentEvenWhenBusy()
await drawAnswers()
tellParent({ drawn: true })
for await (const _ of setInterval(60_000)) await drawAnswers()
