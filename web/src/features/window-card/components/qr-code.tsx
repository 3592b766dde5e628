import { useMemo } from 'react'
import { qrPath } from '../qr-path.ts'

/** An address as a code to scan: black on white in both themes and on paper. */
export const QrCode = ({ address, label }: { address: string; label: string }) => {
  const { side, path } = useMemo(() => qrPath(address), [address])
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${side} ${side}`} shapeRendering="crispEdges">
      <rect width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
