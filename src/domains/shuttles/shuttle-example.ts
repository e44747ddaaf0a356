/** A route with its first timetable, as the staff create it: every day at 07:30 and 18:00, 95 minutes. */
export const SHUTTLE_EXAMPLE = {
  city_id: 'ae-dxb',
  vehicle_type_id: 'coach',
  name_en: 'Dubai to Abu Dhabi',
  name_ar: 'دبي إلى أبوظبي',
  stops: [
    { name_en: 'Dubai Mall', name_ar: 'دبي مول', latitude: 25.1972, longitude: 55.2796, minutes: 0 },
    { name_en: 'Ibn Battuta', name_ar: 'ابن بطوطة', latitude: 25.0446, longitude: 55.1203, minutes: 30 },
    { name_en: 'Abu Dhabi', name_ar: 'أبوظبي', latitude: 24.4539, longitude: 54.3773, minutes: 95 },
  ],
  from_day: '2026-12-01',
  services: [{ days: [1, 2, 3, 4, 5, 6, 7], times: ['07:30', '18:00'], seats: 12, seat_price: 3500 }],
}
