import type { Label } from '#shared/constants/market.ts'

/** How many people have owned a car, its seller among them; the last stands for more, too. */
export const ownerCounts = ['1', '2', '3', '4+'] as const
export type OwnerCount = (typeof ownerCounts)[number]

export const ownerLabels: Record<OwnerCount, Label> = {
  '1': { en: 'First owner', ar: 'مالك أول' },
  '2': { en: 'Second owner', ar: 'مالك ثانٍ' },
  '3': { en: 'Third owner', ar: 'مالك ثالث' },
  '4+': { en: 'Four owners or more', ar: 'أربعة ملاك أو أكثر' },
}

/** Who has serviced a car: always the agency, sometimes, or nobody who can show a record. */
export const serviceHistories = ['Agency', 'Partial', 'None'] as const
export type ServiceHistory = (typeof serviceHistories)[number]

export const serviceLabels: Record<ServiceHistory, Label> = {
  Agency: { en: 'Full, at the agency', ar: 'صيانة وكالة كاملة' },
  Partial: { en: 'Partial record', ar: 'صيانة موثّقة جزئيًا' },
  None: { en: 'No record', ar: 'بدون سجل صيانة' },
}

/** Who has made the report of an inspection. */
export const inspectors = ['Fahes', 'Agency', 'Garage'] as const
type Inspector = (typeof inspectors)[number]

export const inspectorLabels: Record<Inspector, Label> = {
  Fahes: { en: 'Fahes', ar: 'فاحص' },
  Agency: { en: 'Agency', ar: 'الوكالة' },
  Garage: { en: 'Independent garage', ar: 'كراج مستقل' },
}
