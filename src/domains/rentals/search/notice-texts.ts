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
  fr: {
    one_way_not_offered: '{desk} n’accepte pas la restitution au lieu choisi',
    driver_age: '{desk} ne loue pas aux conducteurs de {age}\u00a0ans',
    no_supplier_at_both:
      'Aucun loueur ne propose à la fois la prise en charge ({pickUp}) et la restitution ({dropOff})',
    no_supplier: 'Aucun loueur n’a d’agence à cet endroit\u00a0: {pickUp}',
    nearest_desk: 'L’agence la plus proche se trouve à {km}\u00a0km\u00a0: {place}',
    credit_card_required:
      'Toutes les voitures disponibles ici exigent une carte de crédit au nom du conducteur',
    hour_skipped:
      'Changement d’heure ({place}, {day})\u00a0: {skipped} n’existe pas ce jour-là et devient {is}',
    and: '\u202f; ',
    or: ', ou ',
    closed_all_day: '{desk}\u00a0: agence fermée le {day}',
    closed_at: '{desk}\u00a0: agence fermée à {time} ce jour-là ({day})',
    open_otherwise: '{desk}\u00a0: agence ouverte le {day} ({open}), mais pas à {time}',
    locale: 'fr',
  },
}
