import { wallTime } from '#ui/formats/wall-time.ts'

/**
 * Converts a wall time (`2027-01-15T09:30`) of a zone to an instant; a time that a clock change skips becomes
 * an hour later.
 */
export function instantOf(local: string, timeZone: string): Date {
  const asUtc = Date.parse(`${local}Z`)
  let guess = asUtc
  // The offset at the first guess may be another one than at the instant itself.
  for (let round = 0; round < 2; round += 1)
    guess += asUtc - Date.parse(`${wallTime(new Date(guess).toISOString(), timeZone)}Z`)
  return new Date(guess)
}
