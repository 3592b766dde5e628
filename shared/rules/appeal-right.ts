import type { AppealView } from '#shared/schemas/moderation.ts'

/** Whether an admin may answer an appeal: nobody judges their own decision, unless there is nobody else to. */
export const appealRightOf = (
  rejectedBy: string | null,
  adminId: string,
  admins: number,
): AppealView['mayAnswer'] => {
  if (rejectedBy !== adminId) return 'YES'
  return admins > 1 ? 'NO' : 'AS_ONLY_ADMIN'
}
