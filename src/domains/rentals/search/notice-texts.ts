import type { Localized } from '#kernel/locale.ts'

type NoticeTexts = Record<
  | 'one_way_not_offered'
  | 'driver_age'
  | 'no_supplier_at_both'
  | 'no_supplier'
  /** Appended to `no_supplier`. */
  | 'nearest_desk'
  | 'credit_card_required'
  | 'hour_skipped'
  /** Joins two desks that are both closed. */
  | 'and'
  /** Joins two desks of which one is closed. */
  | 'or'
  | 'closed_all_day'
  | 'closed_at'
  | 'open_otherwise'
  /** Locale for the names of weekdays. */
  | 'locale',
  string
>

/** Texts for a search that found nothing, or that interprets a time differently than entered. */
export const NOTICE_TEXTS: Localized<NoticeTexts> = {
  en: {
    one_way_not_offered: '{desk} does not allow drop-off at the place you chose',
    driver_age: '{desk} does not rent to a driver aged {age}',
    no_supplier_at_both: 'No supplier offers pick-up at {pickUp} with drop-off at {dropOff}',
    no_supplier: 'No supplier has a desk at {pickUp}',
    nearest_desk: 'The nearest desk is at {place}, {km} km away',
    credit_card_required: 'Every car available here needs a credit card in the driver’s name',
    hour_skipped: 'Clocks go forward at {place} on {day}: {skipped} does not exist that day, it becomes {is}',
    and: '; ',
    or: ', or ',
    closed_all_day: '{desk} is closed on {day}',
    closed_at: '{desk} is closed at {time} on {day}',
    open_otherwise: '{desk} is open {open} on {day}, not at {time}',
    locale: 'en-GB',
  },
  ar: {
    one_way_not_offered: 'لا يسمح {desk} بتسليم السيارة في المكان الذي اخترته',
    driver_age: 'لا يؤجّر {desk} السيارات لسائق عمره {age} سنة',
    no_supplier_at_both: 'لا يوجد مورّد يتيح الاستلام في {pickUp} والتسليم في {dropOff}',
    no_supplier: 'لا يوجد مكتب لأي مورّد في {pickUp}',
    nearest_desk: 'أقرب مكتب في {place}، على بُعد {km} كم',
    credit_card_required: 'كل السيارات المتاحة هنا تتطلب بطاقة ائتمان باسم السائق',
    hour_skipped: 'تُقدَّم الساعة في {place} يوم {day}، فلا وجود للساعة {skipped} في ذلك اليوم، وتصبح {is}',
    and: '؛ ',
    or: ' أو ',
    closed_all_day: '{desk} مغلق يوم {day}',
    closed_at: '{desk} مغلق يوم {day} الساعة {time}',
    open_otherwise: '{desk} مفتوح يوم {day} ({open}) فقط، وليس الساعة {time}',
    locale: 'ar-u-nu-latn',
  },
}
