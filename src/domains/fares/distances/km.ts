import { divideRounded } from '#kernel/money.ts'

/** Kilometres to a tenth, as every distance of a fare is kept. */
export function roundKm(km: number): number {
  return tenthsOf(km) / 10
}

/** What so many kilometres cost at `perKm` hundredths, rounded once. */
export function costOfKm(perKm: number, km: number): number {
  return divideRounded(BigInt(perKm) * BigInt(tenthsOf(km)), 10n)
}

/** `km` above `included`, at least 0. */
export function kmAbove(km: number, included: number): number {
  return Math.max(0, tenthsOf(km) - tenthsOf(included)) / 10
}

function tenthsOf(km: number): number {
  return Math.round(km * 10)
}
