/** At most `most` in a window of `seconds`, which starts with the first. */
export type WindowLimit = { most: number; seconds: number }

/** Multiplies a limit by the size of a network or the scale of a load run (RATE_LIMIT_SCALE); at least one remains. */
export function scaledLimit({ most, seconds }: WindowLimit, times: number): WindowLimit {
  return { most: Math.max(1, Math.round(most * times)), seconds }
}
