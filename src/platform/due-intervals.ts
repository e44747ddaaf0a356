/** After work was found, and at least between two queries. */
export const SHORTEST_MS = 1000
/** While nothing comes; what another process leaves waits no longer. */
export const LONGEST_MS = 4000
/** A job runs after so long even if the query found nothing for it, so that a wrong condition delays work and loses none. */
export const UNASKED_MS = 300_000

/** How long after a query for due work the next one is made: twice as long as before, the shortest once something was found. */
export function nextInterval(before: number, found: boolean): number {
  return found ? SHORTEST_MS : Math.min(2 * before, LONGEST_MS)
}
