/** A row of the table: the measurement and its requirement. */
export type Row = { work: string; measured: string; needed: string; holds: boolean }

/**
 * Returns the ratio of our rate to the bare one; `perSecond` holds their medians, and that of the ratios
 * where rounds were compared.
 */
export function ratioRow(
  work: string,
  perSecond: { ours: number; bare: number; ratio?: number },
  minRatio: number,
): Row {
  const { ratio = perSecond.ours / perSecond.bare } = perSecond
  const rate = (value: number) => (value < 100 ? value.toFixed(1) : value.toFixed(0))
  return {
    work,
    measured: `${ratio.toFixed(2)}× (${rate(perSecond.ours)}/s against ${rate(perSecond.bare)}/s)`,
    needed: `≥ ${minRatio}×`,
    holds: ratio >= minRatio,
  }
}

export function printRow({ work, measured, needed, holds }: Row): void {
  console.log(`${holds ? 'holds ' : 'MISSES'}  ${work.padEnd(62)}  ${measured.padEnd(42)}  ${needed}`)
}
