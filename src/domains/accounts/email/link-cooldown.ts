const PAUSE_SECONDS = 60

/** Most links to one person: a minute apart, and so many within each period. */
const MOST = [
  { links: 5, seconds: 3600 },
  { links: 12, seconds: 86_400 },
] as const

/** The longest period that is counted. */
export const COUNTED_SECONDS = 86_400

/** Seconds until another link may be mailed; `mailed`: the times of those in `COUNTED_SECONDS`, newest first. */
export function secondsToNextLink(mailed: readonly Date[], now: Date): number {
  const until = (at: Date | undefined, seconds: number) =>
    at ? Math.ceil((at.getTime() - now.getTime()) / 1000) + seconds : 0
  const full = MOST.map(({ links, seconds }) => until(mailed[links - 1], seconds))
  return Math.max(0, until(mailed[0], PAUSE_SECONDS), ...full)
}
