/** At most so many in a window of so many seconds, which begins with the first. */
export type WindowLimit = { most: number; seconds: number }

/** A limit times the size of a network and the scale of a load run (RATE_LIMIT_SCALE); at least one is left. */
export function scaledLimit({ most, seconds }: WindowLimit, times: number): WindowLimit {
  return { most: Math.max(1, Math.round(most * times)), seconds }
}
