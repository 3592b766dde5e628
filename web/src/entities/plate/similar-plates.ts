import type { PlateView } from '#shared/schemas/plate.ts'
import { paths } from '#web/app/paths.ts'

/** Where plates like this one are: those with what is rarest about it, else those with as many digits. */
export const similarPlates = ({ tags, number }: Pick<PlateView, 'tags' | 'number'>): string =>
  paths.numberPlates(tags[0] ? { tags: tags[0] } : { digits: number.length })
