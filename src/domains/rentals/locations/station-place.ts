import type { SupplierStation } from '#domains/suppliers/public.ts'
import { foldText } from '#kernel/fold-text.ts'
import { stationId, type Place, type StationPlace } from './place.ts'

type Under = {
  supplierId: number
  supplierName: string
  /** The assigned airport; `serves` is false if the desk is only near it. */
  airport: Place
  serves: boolean
  cities: readonly Place[]
}

/** Converts a supplier's station to a place, in its airport's time zone, with names in both languages. */
export function stationPlace(station: SupplierStation, under: Under): StationPlace {
  const { supplierId, supplierName, airport, serves } = under
  const name = oneLine(station.name)
  const city = serves ? { en: airport.cityEn, ar: airport.cityAr } : cityNames(station, under)
  return {
    id: stationId(supplierId, station.code) ?? '',
    type: 'station',
    iata: serves ? airport.iata : null,
    nameEn: name,
    nameAr: arabicName(station, name, { airport, serves, cityAr: city.ar }),
    cityEn: city.en,
    cityAr: city.ar,
    countryCode: station.countryCode,
    latitude: station.latitude,
    longitude: station.longitude,
    timeZone: airport.timeZone,
    rank: airport.rank,
    parentId: airport.id,
    otherNames: [],
    supplierId,
    supplierName,
    code: station.code.trim(),
    desk: station.desk,
    addressLine: oneLine(station.addressLine),
    phone: { countryCode: oneLine(station.phone.countryCode), phone: oneLine(station.phone.phone) },
    openingHours: station.openingHours,
  }
}

/** Returns the city that a desk in town names; in Arabic only if the city is known. */
function cityNames(
  { city, countryCode }: SupplierStation,
  { cities, airport }: Under,
): { en: string; ar: string } {
  const folded = foldText(city)
  const known = cities.find((place) => place.countryCode === countryCode && foldText(place.cityEn) === folded)
  if (known) return { en: known.cityEn, ar: known.cityAr }
  return folded === '' ? { en: airport.cityEn, ar: airport.cityAr } : { en: oneLine(city), ar: oneLine(city) }
}

/** Builds a desk's Arabic name from its location, because suppliers name desks in Latin letters. */
function arabicName(
  { desk }: SupplierStation,
  name: string,
  { airport, serves, cityAr }: { airport: Place; serves: boolean; cityAr: string },
): string {
  if (serves && desk === 'in_terminal') return airport.nameAr
  if (serves && desk === 'shuttle') return `${airport.nameAr} – حافلة تنقلك إلى المكتب`
  if (serves && desk === 'meet_and_greet') return `${airport.nameAr} – استقبال عند الوصول`
  if (desk === 'railway') return `محطة القطار، ${cityAr} – ${name}`
  return `${cityAr} – ${name}`
}

function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, 200)
}
