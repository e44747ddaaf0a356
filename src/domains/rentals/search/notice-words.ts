import type { Language } from '#kernel/locale.ts'

type NoticeWords = {
  one_way_not_offered: (desk: string) => string
  driver_age: (desk: string, age: number) => string
  no_supplier_at_both: (pickUp: string, dropOff: string) => string
  no_supplier: (pickUp: string) => string
  credit_card_required: string
  hour_skipped: (said: { place: string; day: string; skipped: string; is: string }) => string
  /** Between desks that are both closed. */
  and: string
  /** Between desks of which one is closed. */
  or: string
  closed_all_day: (desk: string, day: string) => string
  closed_at: (desk: string, day: string, time: string) => string
  open_otherwise: (said: { desk: string; day: string; open: string; time: string }) => string
  /** In which the days of the week are named. */
  locale: string
}

/** What a search says when it found nothing, or reads a time otherwise than it was typed. */
export const NOTICE_WORDS: Readonly<Record<Language, NoticeWords>> = {
  en: {
    one_way_not_offered: (desk) => `${desk} does not let you leave the car at the place you chose`,
    driver_age: (desk, age) => `${desk} does not rent to a driver aged ${age}`,
    no_supplier_at_both: (pickUp, dropOff) =>
      `No supplier hands a car over at ${pickUp} and takes it back at ${dropOff}`,
    no_supplier: (pickUp) => `No supplier has a desk at ${pickUp}`,
    credit_card_required: 'Every car that is free here needs a credit card in the driver’s name',
    hour_skipped: ({ place, day, skipped, is }) =>
      `Clocks go forward at ${place} on ${day}: there is no ${skipped} that day, it is ${is} then`,
    and: '; ',
    or: ', or ',
    closed_all_day: (desk, day) => `${desk} is closed on ${day}`,
    closed_at: (desk, day, time) => `${desk} is closed at ${time} on ${day}`,
    open_otherwise: ({ desk, day, open, time }) => `${desk} is open ${open} on ${day}, not at ${time}`,
    locale: 'en-GB',
  },
  ar: {
    one_way_not_offered: (desk) => `لا يوفّر ${desk} تسليم السيارة في المكان الذي اخترته`,
    driver_age: (desk, age) => `لا يؤجّر ${desk} لسائق عمره ${age}`,
    no_supplier_at_both: (pickUp, dropOff) => `لا مورّد يسلّمك السيارة في ${pickUp} ويستلمها في ${dropOff}`,
    no_supplier: (pickUp) => `لا مكتب لأي مورّد في ${pickUp}`,
    credit_card_required: 'كل السيارات المتاحة هنا تتطلب بطاقة ائتمان باسم السائق',
    hour_skipped: ({ place, day, skipped, is }) =>
      `تُقدَّم الساعة في ${place} يوم ${day}، فلا وجود للساعة ${skipped} في ذلك اليوم، بل هي ${is}`,
    and: '؛ ',
    or: ' أو ',
    closed_all_day: (desk, day) => `${desk} مغلق يوم ${day}`,
    closed_at: (desk, day, time) => `${desk} مغلق يوم ${day} في ${time}`,
    open_otherwise: ({ desk, day, open, time }) => `${desk} مفتوح يوم ${day} من ${open} فقط، لا في ${time}`,
    locale: 'ar-u-nu-latn',
  },
}
