import type { Language } from '#kernel/locale.ts'

/** Fuel policies and desks as a traveller reads them; a word that is not here is shown as it came. */
const TRADE_WORDS: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  same_to_same: { en: 'Return it with the fuel it had', ar: 'تُعاد بكمية الوقود التي استُلمت بها' },
  full_to_full: { en: 'Full to full', ar: 'تُستلم ممتلئة وتُعاد ممتلئة' },
  full_to_empty: { en: 'You buy a full tank, return it empty', ar: 'تشتري خزانًا ممتلئًا وتعيدها فارغة' },
  half_to_half: { en: 'Half to half', ar: 'تُستلم بنصف خزان وتُعاد بنصف خزان' },
  half_to_empty: { en: 'You buy half a tank, return it empty', ar: 'تشتري نصف خزان وتعيدها فارغة' },
  quarter_to_quarter: { en: 'Quarter to quarter', ar: 'تُستلم بربع خزان وتُعاد بربع خزان' },
  quarter_to_empty: { en: 'You buy a quarter tank, return it empty', ar: 'تشتري ربع خزان وتعيدها فارغة' },
  empty_to_empty: { en: 'Empty to empty', ar: 'تُستلم فارغة وتُعاد فارغة' },
  free_full_tank: { en: 'First tank is free', ar: 'أول خزان وقود مجانًا' },
  in_terminal: { en: 'Desk in the terminal', ar: 'المكتب داخل صالة المطار' },
  shuttle: { en: 'Shuttle bus to the desk', ar: 'حافلة تنقلك إلى المكتب' },
  downtown: { en: 'Desk in the city', ar: 'المكتب في المدينة' },
  railway: { en: 'Desk at the railway station', ar: 'المكتب في محطة القطار' },
  awaiting_payment: { en: 'Awaiting payment', ar: 'في انتظار الدفع' },
  awaiting_supplier: { en: 'Awaiting the supplier', ar: 'في انتظار المورّد' },
  confirmed: { en: 'Confirmed', ar: 'مؤكَّد' },
  visa: { en: 'Visa', ar: 'Visa' },
  mastercard: { en: 'Mastercard', ar: 'Mastercard' },
  amex: { en: 'American Express', ar: 'American Express' },
  unionpay: { en: 'UnionPay', ar: 'UnionPay' },
  jcb: { en: 'JCB', ar: 'JCB' },
  diners: { en: 'Diners Club', ar: 'Diners Club' },
  discover: { en: 'Discover', ar: 'Discover' },
  other: { en: 'card', ar: 'بطاقة' },
}

export function tradeWord(word: string, language: Language): string {
  return TRADE_WORDS[word]?.[language] ?? word
}
