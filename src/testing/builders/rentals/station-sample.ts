import { everyDay } from '#kernel/opening-hours.ts'
import type { SupplierStation } from '#domains/suppliers/public.ts'
import type { StationPlace } from '#domains/rentals/locations/place.ts'

/** A desk in the terminal of Dubai, with the test's overrides. */
export function aStation(changed: Partial<StationPlace> = {}): StationPlace {
  return {
    id: 'st-14-dxb',
    type: 'station',
    iata: 'DXB',
    nameEn: 'Dubai Airport',
    nameAr: 'مطار دبي الدولي',
    cityEn: 'Dubai',
    cityAr: 'دبي',
    countryCode: 'AE',
    latitude: 25.2487,
    longitude: 55.3529,
    timeZone: 'Asia/Dubai',
    rank: 100,
    parentId: 'DXB',
    otherNames: [],
    supplierId: 14,
    supplierName: 'OK Mobility',
    code: 'DXB',
    desk: 'in_terminal',
    addressLine: 'Terminal 1, Arrivals',
    phone: { countryCode: '+971', phone: '42166666' },
    openingHours: everyDay(0, 2400),
    ...changed,
  }
}

/** The same desk as its supplier lists it. */
export function aSupplierStation(changed: Partial<SupplierStation> = {}): SupplierStation {
  return {
    code: 'DXB',
    name: 'Dubai Airport',
    iata: 'DXB',
    city: 'Dubai',
    countryCode: 'AE',
    latitude: 25.2487,
    longitude: 55.3529,
    addressLine: 'Terminal 1, Arrivals',
    phone: { countryCode: '+971', phone: '42166666' },
    openingHours: everyDay(0, 2400),
    desk: 'in_terminal',
    ...changed,
  }
}
