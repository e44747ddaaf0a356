import { isSamePlace, type Place } from './place.ts'

const MAX_PLACES = 3

let recent: readonly Place[] = []

/** Places chosen lately in this frame, the last first; in memory alone. */
export function recentPlaces(): readonly Place[] {
  return recent
}

export function rememberRecentPlace(place: Place): void {
  recent = [place, ...recent.filter((one) => !isSamePlace(one, place))].slice(0, MAX_PLACES)
}
