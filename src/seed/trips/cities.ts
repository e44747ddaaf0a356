import type { Insertable } from 'kysely'
import type { TripPlaceTables } from '#domains/fares/places/trip-place-tables.ts'
import { table } from '#kernel/table.ts'

type City = Insertable<TripPlaceTables['cities']>

const INDIA = { country_code: 'IN', currency: 'INR', time_zone: 'Asia/Kolkata' }
const EMIRATES = { country_code: 'AE', currency: 'AED', time_zone: 'Asia/Dubai' }
const SAUDI_ARABIA = { country_code: 'SA', currency: 'SAR', time_zone: 'Asia/Riyadh' }
const KUWAIT = { country_code: 'KW', currency: 'KWD', time_zone: 'Asia/Kuwait' }
const QATAR = { country_code: 'QA', currency: 'QAR', time_zone: 'Asia/Qatar' }

/** Cities where trips start; `region` is the tax region in India. */
export const CITIES: readonly City[] = table<City & { country: typeof INDIA }>()(
  ['country', 'id', 'region', 'name_en', 'name_ar', 'latitude', 'longitude'],
  [
    [INDIA, 'in-blr', '29', 'Bengaluru', 'بنغالور', 12.9716, 77.5946],
    [INDIA, 'in-del', '07', 'Delhi', 'دلهي', 28.6139, 77.209],
    [INDIA, 'in-bom', '27', 'Mumbai', 'مومباي', 19.076, 72.8777],
    [INDIA, 'in-maa', '33', 'Chennai', 'تشيناي', 13.0827, 80.2707],
    [INDIA, 'in-hyd', '36', 'Hyderabad', 'حيدر آباد', 17.385, 78.4867],
    [INDIA, 'in-pnq', '27', 'Pune', 'بونه', 18.5204, 73.8567],
    [INDIA, 'in-jai', '08', 'Jaipur', 'جايبور', 26.9124, 75.7873],
    [EMIRATES, 'ae-dxb', null, 'Dubai', 'دبي', 25.2048, 55.2708],
    [EMIRATES, 'ae-auh', null, 'Abu Dhabi', 'أبوظبي', 24.4539, 54.3773],
    [SAUDI_ARABIA, 'sa-ruh', null, 'Riyadh', 'الرياض', 24.7136, 46.6753],
    [SAUDI_ARABIA, 'sa-jed', null, 'Jeddah', 'جدة', 21.4858, 39.1925],
    [KUWAIT, 'kw-kwi', null, 'Kuwait City', 'مدينة الكويت', 29.3759, 47.9774],
    [QATAR, 'qa-doh', null, 'Doha', 'الدوحة', 25.2854, 51.531],
  ],
).map(({ country, ...city }) => ({ ...country, ...city }))
