import type { Insertable } from 'kysely'
import type { TripPlaceTables } from '#domains/fares/places/trip-place-tables.ts'

type City = Insertable<TripPlaceTables['cities']>

const INDIA = { country_code: 'IN', currency: 'INR', time_zone: 'Asia/Kolkata' } as const
const EMIRATES = { country_code: 'AE', currency: 'AED', time_zone: 'Asia/Dubai' } as const
const SAUDI_ARABIA = { country_code: 'SA', currency: 'SAR', time_zone: 'Asia/Riyadh' } as const

/** Cities where trips begin. */
export const CITIES: readonly City[] = [
  {
    ...INDIA,
    id: 'in-blr',
    region: '29',
    name_en: 'Bengaluru',
    name_ar: 'بنغالور',
    latitude: 12.9716,
    longitude: 77.5946,
  },
  {
    ...INDIA,
    id: 'in-del',
    region: '07',
    name_en: 'Delhi',
    name_ar: 'دلهي',
    latitude: 28.6139,
    longitude: 77.209,
  },
  {
    ...INDIA,
    id: 'in-bom',
    region: '27',
    name_en: 'Mumbai',
    name_ar: 'مومباي',
    latitude: 19.076,
    longitude: 72.8777,
  },
  {
    ...INDIA,
    id: 'in-maa',
    region: '33',
    name_en: 'Chennai',
    name_ar: 'تشيناي',
    latitude: 13.0827,
    longitude: 80.2707,
  },
  {
    ...INDIA,
    id: 'in-hyd',
    region: '36',
    name_en: 'Hyderabad',
    name_ar: 'حيدر آباد',
    latitude: 17.385,
    longitude: 78.4867,
  },
  {
    ...INDIA,
    id: 'in-pnq',
    region: '27',
    name_en: 'Pune',
    name_ar: 'بونه',
    latitude: 18.5204,
    longitude: 73.8567,
  },
  {
    ...INDIA,
    id: 'in-jai',
    region: '08',
    name_en: 'Jaipur',
    name_ar: 'جايبور',
    latitude: 26.9124,
    longitude: 75.7873,
  },
  { ...EMIRATES, id: 'ae-dxb', name_en: 'Dubai', name_ar: 'دبي', latitude: 25.2048, longitude: 55.2708 },
  {
    ...EMIRATES,
    id: 'ae-auh',
    name_en: 'Abu Dhabi',
    name_ar: 'أبوظبي',
    latitude: 24.4539,
    longitude: 54.3773,
  },
  {
    ...SAUDI_ARABIA,
    id: 'sa-ruh',
    name_en: 'Riyadh',
    name_ar: 'الرياض',
    latitude: 24.7136,
    longitude: 46.6753,
  },
  { ...SAUDI_ARABIA, id: 'sa-jed', name_en: 'Jeddah', name_ar: 'جدة', latitude: 21.4858, longitude: 39.1925 },
  {
    id: 'kw-kwi',
    name_en: 'Kuwait City',
    name_ar: 'مدينة الكويت',
    country_code: 'KW',
    currency: 'KWD',
    time_zone: 'Asia/Kuwait',
    latitude: 29.3759,
    longitude: 47.9774,
  },
  {
    id: 'qa-doh',
    name_en: 'Doha',
    name_ar: 'الدوحة',
    country_code: 'QA',
    currency: 'QAR',
    time_zone: 'Asia/Qatar',
    latitude: 25.2854,
    longitude: 51.531,
  },
]
