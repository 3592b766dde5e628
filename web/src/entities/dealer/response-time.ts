/** A measured duration in the unit people would say: minutes under an hour and a half, hours under two days, then days. */
export const durationOf = (minutes: number): { unit: 'minutes' | 'hours' | 'days'; count: number } => {
  if (minutes < 90) return { unit: 'minutes', count: Math.max(1, Math.round(minutes)) }
  const hours = Math.round(minutes / 60)
  return hours < 48 ? { unit: 'hours', count: hours } : { unit: 'days', count: Math.round(hours / 24) }
}
