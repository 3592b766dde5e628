/** A group of an IPv6 address as one text, however it was written. */
const group = (text: string): string => Number.parseInt(text, 16).toString(16)

/**
 * The network a caller belongs to, for limits per address. One IPv6 subscriber owns a /64 and can change address within
 * it at will, so only the first four groups count, written out in full. An IPv4 address is itself, also in IPv6 clothes.
 */
export const networkOf = (ip: string): string => {
  if (!ip.includes(':')) return ip
  // All of IPv4 lies in one /64 of IPv6 (::ffff:203.0.113.7): as a network, everybody would share one limit.
  if (ip.includes('.')) return ip.slice(ip.lastIndexOf(':') + 1)
  const [head = '', tail] = ip.split('::')
  const groups = head.split(':').filter(Boolean)
  const after = tail?.split(':').filter(Boolean) ?? []
  const missing = tail === undefined ? 0 : 8 - groups.length - after.length
  return [...groups, ...Array.from({ length: missing }, () => '0'), ...after].slice(0, 4).map(group).join(':')
}
