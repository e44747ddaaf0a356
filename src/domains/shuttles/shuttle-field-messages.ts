import type { FieldMessages } from '#kernel/field-messages.ts'

export const shuttleFieldMessages = {
  vehicle_type_required: { en: 'Vehicle type is Required', ar: 'نوع المركبة مطلوب' },
  stops_invalid: { en: 'A route has 2 to 10 stops', ar: 'للخط من موقفين إلى 10 مواقف' },
  stop_minutes_invalid: {
    en: 'Minutes are 0 at the first stop and grow from stop to stop, up to two days',
    ar: 'الدقائق 0 عند الموقف الأول وتزداد من موقف إلى التالي حتى يومين',
  },
  weekdays_invalid: {
    en: 'Days are 1 (Monday) to 7 (Sunday)',
    ar: 'الأيام من 1 (الاثنين) إلى 7 (الأحد)',
  },
  departure_times_invalid: {
    en: 'At most 14 services, each with 1 to 48 times',
    ar: '14 خدمة على الأكثر، لكل منها من 1 إلى 48 موعدًا',
  },
  departure_time_twice: {
    en: 'On a day of the week each time stands once',
    ar: 'يُذكر كل موعد مرة واحدة في اليوم الواحد من الأسبوع',
  },
  seats_invalid: { en: 'Seats are 1 to 200', ar: 'عدد المقاعد من 1 إلى 200' },
  seat_price_invalid: {
    en: 'A price is 0 to 1000000.00, with at most two decimals',
    ar: 'السعر من 0 إلى 1000000.00 بمنزلتين عشريتين على الأكثر',
  },
} as const satisfies FieldMessages

export type ShuttleFieldCode = keyof typeof shuttleFieldMessages
