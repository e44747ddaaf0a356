/** After work was found, and at least between two queries. */
export const SHORTEST_MS = 1000
/** While nothing comes; what another process leaves waits no longer. */
export const LONGEST_MS = 4000
/** A job runs after so long even if the query found nothing for it, so that a wrong condition delays work and loses none. */
export const UNASKED_MS = 300_000

/** Milliseconds until the next query for due work: doubles while nothing is found, and starts again at the shortest. */
export function nextInterval(before: number, found: boolean): number {
  return found ? SHORTEST_MS : Math.min(2 * before, LONGEST_MS)
}
