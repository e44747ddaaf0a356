import { latinDigits } from '#kernel/digits.ts'
import { validCoordinates, type Coordinates } from '#kernel/geo.ts'

/** Degrees with at least three decimals, 100 m: what has fewer is a number of a house or a road. */
const DEGREES = String.raw`(-?\d{1,3}\.\d{3,})`
/** `25.1972, 55.2744`, as maps show a point, or `@25.1972,55.2744` and `?q=25.1972,55.2744` in a link to one. */
const PAIR = new RegExp(String.raw`${DEGREES}\s*(?:,|%2C|،|\s)\s*${DEGREES}`, 'i')

/** A point of a map in what was typed or pasted for an address, and what is said of it besides; null: there is none. */
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
