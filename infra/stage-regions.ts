import { copyRegionOf } from '#infra/recovery.ts'
import type { Stage } from '#infra/stage.ts'
import { edgeRegion } from '#infra/stage-options.ts'

/** Every region in which a stage has stacks, its own first. The account must have opened each, and the CDK prepared it. */
export const stageRegions = ({ region, keepsData }: Pick<Stage, 'region' | 'keepsData'>): string[] => [
  ...new Set([region, edgeRegion, ...(keepsData ? [copyRegionOf(region)] : [])]),
]
