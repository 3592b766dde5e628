import { useEffect, useState } from 'react'
import type { ChainBreak } from '#shared/rules/audit-chain.ts'
import type { AuditEntry } from '#shared/schemas/audit.ts'
import { checkRecords } from './check-records.ts'

type Checked = { records: readonly AuditEntry[]; broken: ChainBreak | undefined }

/** What came of checking these records (newest first, the same array until they change): undefined while it is under way. */
export const useIntegrity = (records: readonly AuditEntry[]) => {
  const [checked, setChecked] = useState<Checked>()
  useEffect(() => {
    // Browsers hash on pages that nobody could have changed on their way.
    if (!isSecureContext) return
    let isWanted = true
    void (async () => {
      const broken = await checkRecords(records)
      if (isWanted) setChecked({ records, broken })
    })()
    return () => {
      isWanted = false
    }
  }, [records])
  return checked?.records === records ? { broken: checked.broken } : undefined
}
