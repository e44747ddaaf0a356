import { latinDigits } from '#kernel/digits.ts'
import { validCoordinates, type Coordinates } from '#kernel/geo.ts'

/** Degrees with at least three decimals (100 m). A number with fewer is a house or road number. */
const DEGREES = String.raw`(-?\d{1,3}\.\d{3,})`
/** `25.1972, 55.2744`, as maps show coordinates, or `@25.1972,55.2744` and `?q=25.1972,55.2744` in a map link. */
const PAIR = new RegExp(String.raw`${DEGREES}\s*(?:,|%2C|،|\s)\s*${DEGREES}`, 'i')

/**
 * Returns the map coordinates in an entered or pasted address, with the remaining text. Null if there are none.
 */
export function parseCoordinates(text: string): (Coordinates & { name: string }) | null {
  const entered = latinDigits(text)
  const [pair, latitude, longitude] = PAIR.exec(entered) ?? []
  if (pair === undefined) return null
  const at = { latitude: Number(latitude), longitude: Number(longitude) }
  if (!validCoordinates(at)) return null
  const label = entered
    .replaceAll(/\bhttps?:\/\/\S+/g, '')
    .replace(PAIR, '')
    .replaceAll(/^[\s,،;:@(-]+|[\s,،;:@(-]+$/g, '')
  return { ...at, name: label === '' ? `${at.latitude}, ${at.longitude}` : label }
}
