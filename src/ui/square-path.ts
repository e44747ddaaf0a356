/** Width of the light margin around a QR code, in squares (ISO/IEC 18004). */
export const QUIET_ZONE = 4

/** Returns the dark squares of a code as one SVG path, each run of a row as one rectangle. */
export function squarePath({
  size,
  get,
}: {
  size: number
  get: (row: number, column: number) => number
}): string {
  const runs: string[] = []
  for (let row = 0; row < size; row++) {
    let from = -1
    for (let column = 0; column <= size; column++) {
      const dark = column < size && get(row, column) === 1
      if (dark && from < 0) from = column
      if (dark || from < 0) continue
      runs.push(`M${from + QUIET_ZONE} ${row + QUIET_ZONE}h${column - from}v1h-${column - from}z`)
      from = -1
    }
  }
  return runs.join('')
}
