import type { Language } from '#kernel/locale.ts'
import { decimal, type Money } from '#kernel/money.ts'
import { term } from '#domains/translations/terms.ts'
import type { Offer } from '../search/search.contract.ts'
import type { Quote } from './quote.contract.ts'

type Terms = Quote['terms']

/** The rental's terms in words, from the offer's own facts: payment, deposit, excess, fuel, mileage, cancelling. */
export function quoteTerms(offer: Offer, language: Language): Terms {
  return language === 'ar' ? arabicTerms(offer) : englishTerms(offer)
}

function englishTerms({
  payment,
  deposit,
  excess,
  fuel_policy,
  mileage,
  cancellation,
  pickup,
}: Offer): Terms {
  const atDesk = {
    now: 'The car is paid for now. Extras and protection are paid at the desk.',
    desk: 'Nothing is paid now. The whole amount is paid at the desk.',
    part: 'A part is paid now, the rest at the desk, extras and protection included.',
  }[payment.timing]
  return [
    { id: 'payment', heading: 'Payment', text: atDesk },
    {
      id: 'desk',
      heading: 'At the desk',
      text: payment.credit_card_required
        ? 'Bring a credit card in the main driver’s name with room for the deposit, a driving licence held for at least a year, an identity document and the voucher.'
        : 'Bring a driving licence held for at least a year, an identity document and the voucher. A debit card is accepted.',
    },
    {
      id: 'deposit',
      heading: 'Deposit and excess',
      text: [
        deposit
          ? `A deposit of ${words(deposit)} is held at the desk and given back after the rental.`
          : 'The desk tells you the deposit it holds.',
        excess ? `With what is included you bear at most ${words(excess)} of damage or theft.` : '',
      ]
        .filter(Boolean)
        .join(' '),
    },
    { id: 'fuel', heading: 'Fuel', text: term('fuel_policy', fuel_policy, 'en') },
    {
      id: 'mileage',
      heading: 'Mileage',
      text: mileage.unlimited
        ? 'Unlimited.'
        : `${mileage.km_included ?? 0} km are included${mileage.extra_km ? `; each further kilometre costs ${words(mileage.extra_km)}` : ''}.`,
    },
    {
      id: 'cancellation',
      heading: 'Cancelling',
      text: cancellation.non_refundable
        ? 'This price is not refundable: a cancellation or a no-show costs what was paid.'
        : cancellation.free_until
          ? `Free until ${wallTime(cancellation.free_until, pickup.time_zone)} (time at the station); after that, and for a no-show, what was paid is not refunded.`
          : 'What was paid is not refunded after a cancellation or a no-show.',
    },
  ]
}

function arabicTerms({ payment, deposit, excess, fuel_policy, mileage, cancellation, pickup }: Offer): Terms {
  const atDesk = {
    now: 'يُدفع ثمن السيارة الآن، وتُدفع الإضافات والحماية في المكتب.',
    desk: 'لا تدفع شيئاً الآن، ويُدفع المبلغ كاملاً في المكتب.',
    part: 'يُدفع جزء الآن والباقي في المكتب، بما في ذلك الإضافات والحماية.',
  }[payment.timing]
  return [
    { id: 'payment', heading: 'الدفع', text: atDesk },
    {
      id: 'desk',
      heading: 'في المكتب',
      text: payment.credit_card_required
        ? 'أحضر بطاقة ائتمان باسم السائق الرئيسي تكفي لمبلغ التأمين، ورخصة قيادة مضى على إصدارها سنة على الأقل، ووثيقة هوية، وقسيمة الحجز.'
        : 'أحضر رخصة قيادة مضى على إصدارها سنة على الأقل، ووثيقة هوية، وقسيمة الحجز. تُقبل بطاقة الخصم.',
    },
    {
      id: 'deposit',
      heading: 'التأمين ومبلغ التحمّل',
      text: [
        deposit
          ? `يُحجز مبلغ تأمين قدره ${words(deposit)} في المكتب ويُعاد بعد انتهاء الإيجار.`
          : 'يُعلمك المكتب بمبلغ التأمين الذي يحجزه.',
        excess ? `مع ما يشمله السعر تتحمّل ${words(excess)} كحد أقصى عند الضرر أو السرقة.` : '',
      ]
        .filter(Boolean)
        .join(' '),
    },
    { id: 'fuel', heading: 'الوقود', text: term('fuel_policy', fuel_policy, 'ar') },
    {
      id: 'mileage',
      heading: 'المسافة',
      text: mileage.unlimited
        ? 'غير محدودة.'
        : `يشمل السعر ${mileage.km_included ?? 0} كم${mileage.extra_km ? `، وكل كيلومتر إضافي بسعر ${words(mileage.extra_km)}` : ''}.`,
    },
    {
      id: 'cancellation',
      heading: 'الإلغاء',
      text: cancellation.non_refundable
        ? 'هذا السعر غير قابل للاسترداد: عند الإلغاء أو عدم الحضور لا يُعاد ما دُفع.'
        : cancellation.free_until
          ? `مجاني حتى ${wallTime(cancellation.free_until, pickup.time_zone)} (بتوقيت المكتب)، وبعد ذلك أو عند عدم الحضور لا يُعاد ما دُفع.`
          : 'لا يُعاد ما دُفع عند الإلغاء أو عدم الحضور.',
    },
  ]
}

function words({ amount, currency }: Money): string {
  return `${currency} ${decimal(amount)}`
}

function wallTime(instant: string, timeZone: string): string {
  return Temporal.Instant.from(instant)
    .toZonedDateTimeISO(timeZone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' })
    .replace('T', ' ')
}
