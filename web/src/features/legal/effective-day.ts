import { versionOf } from '#shared/rules/agreements.ts'
import { formatDate } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import type { LegalName } from './sections.ts'

/** The day on which the present version of a legal document took effect, in words. */
export const useEffectiveDay = (name: LegalName): string =>
  formatDate(`${versionOf(name)}T00:00:00.000Z`, useT().language, { long: true })
