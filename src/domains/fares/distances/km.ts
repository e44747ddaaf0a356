import { divideRounded } from '#kernel/money.ts'

/** Rounds kilometres to a tenth, as in every stored distance. */
export function roundKm(km: number): number {
  return tenthsOf(km) / 10
}

/** Returns the cost of kilometres at `perKm` hundredths, rounded once. */
export function costOfKm(perKm: number, km: number): number {
  return divideRounded(BigInt(perKm) * BigInt(tenthsOf(km)), 10n)
}

/** Returns the kilometres above `included`, at least 0. */
export function kmAbove(km: number, included: number): number {
  return Math.max(0, tenthsOf(km) - tenthsOf(included)) / 10
}

function tenthsOf(km: number): number {
  return Math.round(km * 10)
}
