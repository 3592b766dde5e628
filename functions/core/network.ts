/**
 * The network a caller belongs to, for limits per address. One IPv6 subscriber owns a /64 and can change address within
 * it at will, so only the first four groups count, written out in full.
 */
export const networkOf = (ip: string): string => {
  if (!ip.includes(':')) return ip
  const [head = '', tail] = ip.split('::')
  const groups = head.split(':').filter(Boolean)
  const after = tail?.split(':').filter(Boolean) ?? []
  const missing = tail === undefined ? 0 : 8 - groups.length - after.length
  return [...groups, ...Array.from({ length: missing }, () => '0'), ...after].slice(0, 4).join(':')
}
