import { useState } from 'react'
import { limits } from '#shared/constants/limits.ts'
import type { ImportView } from '#shared/schemas/stock-import.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Checking } from './checking.tsx'
import { Notice } from './notice.tsx'

/** The file is on its way; one whose address has run out never comes. */
export const Awaiting = ({ of }: { of: ImportView }) => {
  const { t } = useT('import')
  const [openedAt] = useState(() => Date.now())
  const isLate = openedAt - Date.parse(of.createdAt) > limits.uploadUrlSeconds * 1000
  return isLate ? <Notice tone="amber">{t('neverArrived')}</Notice> : <Checking />
}
