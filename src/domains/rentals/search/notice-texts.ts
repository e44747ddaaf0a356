import type { Localized } from '#kernel/locale.ts'

type NoticeTexts = Record<
  | 'one_way_not_offered'
  | 'driver_age'
  | 'no_supplier_at_both'
  | 'no_supplier'
  | 'credit_card_required'
  | 'hour_skipped'
  /** Between desks that are both closed. */
  | 'and'
  /** Between desks of which one is closed. */
  | 'or'
  | 'closed_all_day'
  | 'closed_at'
  | 'open_otherwise'
  /** In which the days of the week are named. */
  | 'locale',
  string
>

/** What a search says when it found nothing, or reads a time otherwise than it was typed. */
export const NOTICE_TEXTS: Localized<NoticeTexts> = {
  en: {
    one_way_not_offered: '{desk} does not let you leave the car at the place you chose',
    driver_age: '{desk} does not rent to a driver aged {age}',
    no_supplier_at_both: 'No supplier hands a car over at {pickUp} and takes it back at {dropOff}',
    no_supplier: 'No supplier has a desk at {pickUp}',
    credit_card_required: 'Every car that is free here needs a credit card in the driver’s name',
    hour_skipped: 'Clocks go forward at {place} on {day}: there is no {skipped} that day, it is {is} then',
    and: '; ',
    or: ', or ',
    closed_all_day: '{desk} is closed on {day}',
    closed_at: '{desk} is closed at {time} on {day}',
    open_otherwise: '{desk} is open {open} on {day}, not at {time}',
    locale: 'en-GB',
  },
  ar: {
    one_way_not_offered: 'لا يوفّر {desk} تسليم السيارة في المكان الذي اخترته',
    driver_age: 'لا يؤجّر {desk} لسائق عمره {age}',
    no_supplier_at_both: 'لا مورّد يسلّمك السيارة في {pickUp} ويستلمها في {dropOff}',
    no_supplier: 'لا مكتب لأي مورّد في {pickUp}',
    credit_card_required: 'كل السيارات المتاحة هنا تتطلب بطاقة ائتمان باسم السائق',
    hour_skipped: 'تُقدَّم الساعة في {place} يوم {day}، فلا وجود للساعة {skipped} في ذلك اليوم، بل هي {is}',
    and: '؛ ',
    or: ' أو ',
    closed_all_day: '{desk} مغلق يوم {day}',
    closed_at: '{desk} مغلق يوم {day} في {time}',
    open_otherwise: '{desk} مفتوح يوم {day} من {open} فقط، لا في {time}',
    locale: 'ar-u-nu-latn',
  },
}
