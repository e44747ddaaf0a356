import { placeName } from '#kernel/place-name.ts'
import type { Language } from '#kernel/locale.ts'
import { countryName } from './country-names.ts'
import type { Place, StationPlace } from './place.ts'

/** Formats a place for the API, in one language. */
export function toLocation(place: Place, language: Language) {
  const { id, type, iata, countryCode, latitude, longitude, timeZone } = place
  return {
    id,
    type,
    ...(iata === null ? {} : { iata }),
    name: placeName({ en: place.nameEn, ar: place.nameAr }, language),
    city: placeName({ en: place.cityEn, ar: place.cityAr }, language),
    country: countryName(countryCode, language),
    country_code: countryCode,
    latitude,
    longitude,
    time_zone: timeZone,
  }
}

/** Formats a supplier's desk for the API: the place, and what a driver needs to find it. */
export function toStation(station: StationPlace, language: Language) {
  const location = toLocation(station, language)
  return {
    ...location,
    ...(language === 'ar' && { name_en: station.nameEn }),
    address: { addressLine: station.addressLine, city: location.city, country: location.country },
    phone: station.phone,
    opening_hours: station.openingHours,
    desk: station.desk,
  }
}
