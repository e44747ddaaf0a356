import { create } from 'qrcode'
import { useMemo } from 'react'
import { QUIET_ZONE, squarePath } from './square-path.ts'

/** A text as a QR code, rendered inline so that it prints offline; dark on light in both schemes. */
export function QrCode({ text, label, className }: { text: string; label: string; className?: string }) {
  const { path, side } = useMemo(() => {
    const { modules } = create(text, { errorCorrectionLevel: 'M' })
    const get = (row: number, column: number) => modules.get(row, column)
    return { path: squarePath({ size: modules.size, get }), side: modules.size + 2 * QUIET_ZONE }
  }, [text])
  return (
    <svg
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className={className}
    >
      <rect width={side} height={side} className="fill-on-petrol" />
      <path d={path} className="fill-on-coral" />
    </svg>
  )
}
