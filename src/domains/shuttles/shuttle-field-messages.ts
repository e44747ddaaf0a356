import type { FieldMessages } from '#kernel/field-messages.ts'

export const shuttleFieldMessages = {
  vehicle_type_required: { en: 'Vehicle type is Required', ar: 'نوع المركبة مطلوب' },
  stops_invalid: { en: 'A route must have 2 to 10 stops', ar: 'يجب أن يضم الخط من موقفين إلى 10 مواقف' },
  stop_minutes_invalid: {
    en: 'Minutes must start at 0 and increase from stop to stop, up to two days',
    ar: 'يجب أن تبدأ الدقائق من 0 وتزداد من موقف إلى آخر، بحد أقصى يومين',
  },
  weekdays_invalid: {
    en: 'Days must be 1 (Monday) to 7 (Sunday)',
    ar: 'يجب أن تكون الأيام من 1 (الاثنين) إلى 7 (الأحد)',
  },
  departure_times_invalid: {
    en: 'At most 14 services, each with 1 to 48 times',
    ar: '14 خدمة على الأكثر، لكل منها من 1 إلى 48 موعدًا',
  },
  departure_time_twice: {
    en: 'Each time can appear only once per day of the week',
    ar: 'لا يمكن تكرار الموعد نفسه في يوم واحد من الأسبوع',
  },
  seats_invalid: { en: 'Seats must be 1 to 200', ar: 'يجب أن يكون عدد المقاعد من 1 إلى 200' },
  seat_price_invalid: {
    en: 'Price must be 0 to 1000000.00, with at most two decimals',
    ar: 'يجب أن يكون السعر من 0 إلى 1000000.00، وبمنزلتين عشريتين على الأكثر',
  },
} as const satisfies FieldMessages

export type ShuttleFieldCode = keyof typeof shuttleFieldMessages
