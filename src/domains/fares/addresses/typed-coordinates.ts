import { latinDigits } from '#kernel/digits.ts'
import { validCoordinates, type Coordinates } from '#kernel/geo.ts'

/** Degrees with at least three decimals (100 m). A number with fewer is a house or road number. */
const DEGREES = String.raw`(-?\d{1,3}\.\d{3,})`
/** `25.1972, 55.2744`, as maps show coordinates, or `@25.1972,55.2744` and `?q=25.1972,55.2744` in a map link. */
const PAIR = new RegExp(String.raw`${DEGREES}\s*(?:,|%2C|،|\s)\s*${DEGREES}`, 'i')

/**
 * Returns the map coordinates in an address that was typed or pasted, with the remaining text. Null if there are none.
 */
export function typedCoordinates(text: string): (Coordinates & { name: string }) | null {
  const typed = latinDigits(text)
  const [pair, latitude, longitude] = PAIR.exec(typed) ?? []
  if (pair === undefined) return null
  const at = { latitude: Number(latitude), longitude: Number(longitude) }
  if (!validCoordinates(at)) return null
  const said = typed
    .replaceAll(/\bhttps?:\/\/\S+/g, '')
    .replace(PAIR, '')
    .replaceAll(/^[\s,،;:@(-]+|[\s,،;:@(-]+$/g, '')
  return { ...at, name: said === '' ? `${at.latitude}, ${at.longitude}` : said }
}
