import {
  insertShuttleRoute,
  saveTimetable,
  type NewShuttleRoute,
} from '#domains/shuttles/shuttle-route.store.ts'
import type { ShuttleService } from '#domains/shuttles/shuttle.ts'
import { newId } from '#kernel/ids.ts'
import type { Db } from '#platform/db/database.ts'

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7]
const SUNDAY_TO_THURSDAY = [1, 2, 3, 4, 7]

/** Routes along real roads. Prices of seats are hundredths of the city's currency, before tax. */
const SHUTTLES: readonly (Omit<NewShuttleRoute, 'id'> & { services: readonly ShuttleService[] })[] = [
  {
    cityId: 'ae-dxb',
    vehicleTypeId: 'coach',
    nameEn: 'Dubai to Abu Dhabi',
    nameAr: 'دبي إلى أبوظبي',
    stops: [
      { name_en: 'Dubai Mall', name_ar: 'دبي مول', latitude: 25.1972, longitude: 55.2796, minutes: 0 },
      { name_en: 'Ibn Battuta', name_ar: 'ابن بطوطة', latitude: 25.0446, longitude: 55.1203, minutes: 30 },
      { name_en: 'Al Wahda', name_ar: 'الوحدة', latitude: 24.4703, longitude: 54.3727, minutes: 95 },
    ],
    services: [{ days: EVERY_DAY, times: ['07:30', '12:00', '18:00'], seats: 40, seat_price: 3500 }],
  },
  {
    cityId: 'in-blr',
    vehicleTypeId: 'tempo',
    nameEn: 'Bengaluru to Mysuru',
    nameAr: 'بنغالور إلى ميسور',
    stops: [
      { name_en: 'Majestic', name_ar: 'ماجستيك', latitude: 12.9767, longitude: 77.5713, minutes: 0 },
      { name_en: 'Kengeri', name_ar: 'كينغيري', latitude: 12.9177, longitude: 77.4838, minutes: 45 },
      { name_en: 'Mysuru Palace', name_ar: 'قصر ميسور', latitude: 12.3052, longitude: 76.6552, minutes: 205 },
    ],
    services: [{ days: EVERY_DAY, times: ['06:15', '15:30'], seats: 12, seat_price: 65_000 }],
  },
  {
    cityId: 'sa-ruh',
    vehicleTypeId: 'tempo',
    nameEn: 'Riyadh airport to Al Olaya',
    nameAr: 'مطار الرياض إلى العليا',
    stops: [
      {
        name_en: 'King Khalid airport',
        name_ar: 'مطار الملك خالد',
        latitude: 24.9578,
        longitude: 46.6989,
        minutes: 0,
      },
      { name_en: 'Al Olaya', name_ar: 'العليا', latitude: 24.6911, longitude: 46.6853, minutes: 45 },
    ],
    services: [
      { days: SUNDAY_TO_THURSDAY, times: ['06:00', '08:00', '17:00', '19:00'], seats: 12, seat_price: 4000 },
    ],
  },
]

/** Shuttles with a timetable from this day on; a job generates their departures. */
export async function seedShuttles(tx: Db, now: Temporal.Instant): Promise<void> {
  const fromDay = now.toZonedDateTimeISO('UTC').toPlainDate().toString()
  for (const { services, ...route } of SHUTTLES) {
    const id = newId()
    await insertShuttleRoute(tx, { id, ...route }, now)
    await saveTimetable(tx, id, { fromDay, services }, now)
  }
}
