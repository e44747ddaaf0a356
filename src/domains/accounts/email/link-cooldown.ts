/** Cooldown between two links to one person, and the limit per hour. */
const PAUSE_SECONDS = 60
const AN_HOUR = 5
export const HOUR_SECONDS = 3600

/** Seconds until another link may be mailed; `mailed`: the times of those in the last hour, newest first. */
export function secondsToNextLink(mailed: readonly Date[], now: Date): number {
  const until = (at: Date | undefined, seconds: number) =>
    at ? Math.ceil((at.getTime() - now.getTime()) / 1000) + seconds : 0
  return Math.max(0, until(mailed[0], PAUSE_SECONDS), until(mailed[AN_HOUR - 1], HOUR_SECONDS))
}
