import type { CountedText } from '#kernel/filled-text.ts'
import type { Localized } from '#kernel/locale.ts'

export type QuoteTexts = {
  payment: Record<'heading' | 'now' | 'desk' | 'part', string>
  /** `years`: for which a licence is held. */
  desk: Record<'heading' | 'creditCard' | 'anyCard', string> & { years: CountedText }
  deposit: Record<'heading' | 'held' | 'unknown' | 'excess', string>
  fuel: { heading: string }
  mileage: Record<'heading' | 'unlimited' | 'included' | 'includedAndPaid', string>
  cancellation: { heading: string }
}

/** The texts of a rental's terms. */
export const QUOTE_TEXTS: Localized<QuoteTexts> = {
  en: {
    payment: {
      heading: 'Payment',
      now: 'The car is paid for now. Extras and protection are paid at the desk, unless they say otherwise.',
      desk: 'Nothing is paid now. The whole amount is paid at the desk.',
      part: 'A part is paid now, the rest at the desk, extras and protection included.',
    },
    desk: {
      heading: 'At the desk',
      creditCard:
        'Bring a credit card in the main driver’s name with room for the deposit, a driving licence held for at least {years}, an identity document and the voucher.',
      anyCard:
        'Bring a driving licence held for at least {years}, an identity document and the voucher. A debit card is accepted.',
      years: { one: 'one year', other: '{count} years' },
    },
    deposit: {
      heading: 'Deposit and excess',
      held: 'A deposit of {amount} is held at the desk and given back after the rental.',
      unknown: 'The desk tells you the deposit it holds.',
      excess:
        'With what is included you bear at most {amount} of damage or theft; protection that you add can lower that.',
    },
    fuel: { heading: 'Fuel' },
    mileage: {
      heading: 'Mileage',
      unlimited: 'Unlimited.',
      included: '{km} km are included.',
      includedAndPaid: '{km} km are included; each further kilometre costs {each}.',
    },
    cancellation: { heading: 'Cancelling' },
  },
  ar: {
    payment: {
      heading: 'الدفع',
      now: 'يُدفع ثمن السيارة الآن، وتُدفع الإضافات والحماية في المكتب ما لم يُذكر غير ذلك.',
      desk: 'لا تدفع شيئًا الآن، ويُدفع المبلغ كاملًا في المكتب.',
      part: 'يُدفع جزء الآن والباقي في المكتب، بما في ذلك الإضافات والحماية.',
    },
    desk: {
      heading: 'في المكتب',
      creditCard:
        'أحضر بطاقة ائتمان باسم السائق الرئيسي تكفي لمبلغ الضمان، ورخصة قيادة مضت على إصدارها {years} على الأقل، ووثيقة هوية، وقسيمة الحجز.',
      anyCard:
        'أحضر رخصة قيادة مضت على إصدارها {years} على الأقل، ووثيقة هوية، وقسيمة الحجز. تُقبل بطاقة الخصم.',
      years: { one: 'سنة', two: 'سنتان', few: '{count} سنوات', other: '{count} سنة' },
    },
    deposit: {
      heading: 'مبلغ الضمان ومبلغ التحمّل',
      held: 'يُحجز مبلغ ضمان قدره {amount} في المكتب ويُعاد بعد انتهاء الإيجار.',
      unknown: 'يُعلمك المكتب بمبلغ الضمان الذي يحجزه.',
      excess: 'مع ما يشمله السعر تتحمّل {amount} كحد أقصى عند الضرر أو السرقة، وقد تخفّضه الحماية التي تضيفها.',
    },
    fuel: { heading: 'الوقود' },
    mileage: {
      heading: 'المسافة',
      unlimited: 'غير محدودة.',
      included: 'يشمل السعر {km} كم.',
      includedAndPaid: 'يشمل السعر {km} كم، وكل كيلومتر إضافي بسعر {each}.',
    },
    cancellation: { heading: 'الإلغاء' },
  },
}
