import type { CountedText } from '#kernel/filled-text.ts'
import type { Localized } from '#kernel/locale.ts'

export type QuoteTexts = {
  payment: Record<'heading' | 'now' | 'desk' | 'part', string>
  /** `years`: the required years of holding a licence. */
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
      now: 'You pay for the car now. You pay for extras and protection at the desk, unless stated otherwise.',
      desk: 'You pay nothing now. You pay the full amount at the desk.',
      part: 'You pay part now and the rest at the desk, including extras and protection.',
    },
    desk: {
      heading: 'At the desk',
      creditCard:
        'Bring a credit card in the main driver’s name with enough credit for the deposit, a driving licence held for at least {years}, an identity document and the voucher.',
      anyCard:
        'Bring a driving licence held for at least {years}, an identity document and the voucher. A debit card is accepted.',
      years: { one: 'one year', other: '{count} years' },
    },
    deposit: {
      heading: 'Deposit and excess',
      held: 'The desk holds a deposit of {amount} and returns it after the rental.',
      unknown: 'The desk will tell you how much deposit it holds.',
      excess:
        'With the cover included, you pay at most {amount} of the cost of damage or theft. Adding protection can lower that.',
    },
    fuel: { heading: 'Fuel' },
    mileage: {
      heading: 'Mileage',
      unlimited: 'Unlimited.',
      included: '{km} km included.',
      includedAndPaid: '{km} km included; each extra kilometre costs {each}.',
    },
    cancellation: { heading: 'Cancellation' },
  },
  ar: {
    payment: {
      heading: 'الدفع',
      now: 'تدفع قيمة إيجار السيارة الآن، وقيمة الإضافات والحماية في المكتب، ما لم يُذكر خلاف ذلك.',
      desk: 'لا تدفع شيئًا الآن، بل تدفع المبلغ كاملًا في المكتب.',
      part: 'تدفع جزءًا الآن والباقي في المكتب، بما في ذلك الإضافات والحماية.',
    },
    desk: {
      heading: 'في المكتب',
      creditCard:
        'أحضر بطاقة ائتمان باسم السائق الرئيسي يكفي رصيدها المتاح لمبلغ الضمان، ورخصة قيادة مضت على إصدارها {years} على الأقل، ووثيقة هوية، وقسيمة الحجز.',
      anyCard:
        'أحضر رخصة قيادة مضت على إصدارها {years} على الأقل، ووثيقة هوية، وقسيمة الحجز. تُقبل بطاقة الخصم.',
      years: { one: 'سنة', two: 'سنتان', few: '{count} سنوات', other: '{count} سنة' },
    },
    deposit: {
      heading: 'مبلغ الضمان ومبلغ التحمّل',
      held: 'يحجز المكتب مبلغ ضمان قدره {amount} ويعيده بعد انتهاء الإيجار.',
      unknown: 'سيُعلمك المكتب بمبلغ الضمان الذي يحجزه.',
      excess:
        'مع التغطية المشمولة، تتحمّل {amount} كحد أقصى من تكلفة الضرر أو السرقة، وقد تخفّض الحماية التي تضيفها هذا المبلغ.',
    },
    fuel: { heading: 'الوقود' },
    mileage: {
      heading: 'المسافة المسموح بها',
      unlimited: 'غير محدودة.',
      included: 'يشمل السعر {km} كم.',
      includedAndPaid: 'يشمل السعر {km} كم، وتكلفة كل كيلومتر إضافي {each}.',
    },
    cancellation: { heading: 'الإلغاء' },
  },
  fr: {
    payment: {
      heading: 'Paiement',
      now: 'Vous payez la voiture maintenant. Les options et la protection se paient à l’agence, sauf indication contraire.',
      desk: 'Vous ne payez rien maintenant. Vous payez la totalité à l’agence.',
      part: 'Vous payez une partie maintenant et le reste à l’agence, options et protection comprises.',
    },
    desk: {
      heading: 'À l’agence',
      creditCard:
        'Présentez une carte de crédit au nom du conducteur principal, avec un plafond suffisant pour le dépôt de garantie, un permis de conduire détenu depuis au moins {years}, une pièce d’identité et le bon de réservation.',
      anyCard:
        'Présentez un permis de conduire détenu depuis au moins {years}, une pièce d’identité et le bon de réservation. Les cartes de débit sont acceptées.',
      years: { one: '{count} an', many: '{count} d’années', other: '{count} ans' },
    },
    deposit: {
      heading: 'Dépôt de garantie et franchise',
      held: 'L’agence bloque un dépôt de garantie de {amount} et le libère après la location.',
      unknown: 'L’agence vous indiquera le montant du dépôt de garantie qu’elle bloque.',
      excess:
        'Avec la couverture incluse, vous payez au maximum {amount} en cas de dommage ou de vol. Une protection supplémentaire peut réduire ce montant.',
    },
    fuel: { heading: 'Carburant' },
    mileage: {
      heading: 'Kilométrage',
      unlimited: 'Illimité.',
      included: '{km}\u00a0km inclus.',
      includedAndPaid: '{km}\u00a0km inclus\u202f; chaque kilomètre supplémentaire coûte {each}.',
    },
    cancellation: { heading: 'Annulation' },
  },
}
