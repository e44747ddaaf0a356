import type { Localized } from '#kernel/locale.ts'

type State = Localized & {
  /** A territory without its own parliament: its part of the tax goes to the union. */
  union?: true
}

/** India's states and territories by GST code: the first two digits of a GSTIN. */
export const GST_STATES: Readonly<Record<string, State>> = {
  '01': { en: 'Jammu and Kashmir', ar: 'جامو وكشمير' },
  '02': { en: 'Himachal Pradesh', ar: 'هيماجل براديش' },
  '03': { en: 'Punjab', ar: 'البنجاب' },
  '04': { en: 'Chandigarh', ar: 'شانديغار', union: true },
  '05': { en: 'Uttarakhand', ar: 'أوتاراخند' },
  '06': { en: 'Haryana', ar: 'هاريانا' },
  '07': { en: 'Delhi', ar: 'دلهي' },
  '08': { en: 'Rajasthan', ar: 'راجستان' },
  '09': { en: 'Uttar Pradesh', ar: 'أتر برديش' },
  '10': { en: 'Bihar', ar: 'بهار' },
  '11': { en: 'Sikkim', ar: 'سيكيم' },
  '12': { en: 'Arunachal Pradesh', ar: 'أروناجل برديش' },
  '13': { en: 'Nagaland', ar: 'ناغالاند' },
  '14': { en: 'Manipur', ar: 'مانيبور' },
  '15': { en: 'Mizoram', ar: 'ميزورام' },
  '16': { en: 'Tripura', ar: 'تريبورا' },
  '17': { en: 'Meghalaya', ar: 'ميغالايا' },
  '18': { en: 'Assam', ar: 'آسام' },
  '19': { en: 'West Bengal', ar: 'البنغال الغربية' },
  '20': { en: 'Jharkhand', ar: 'جهارخاند' },
  '21': { en: 'Odisha', ar: 'أوديشا' },
  '22': { en: 'Chhattisgarh', ar: 'تشاتيسغار' },
  '23': { en: 'Madhya Pradesh', ar: 'ماديا براديش' },
  '24': { en: 'Gujarat', ar: 'غوجارات' },
  '26': {
    en: 'Dadra and Nagar Haveli and Daman and Diu',
    ar: 'دادرا وناغار هافيلي ودامان وديو',
    union: true,
  },
  '27': { en: 'Maharashtra', ar: 'ماهاراشترا' },
  '29': { en: 'Karnataka', ar: 'كارناتاكا' },
  '30': { en: 'Goa', ar: 'غوا' },
  '31': { en: 'Lakshadweep', ar: 'لكشديب', union: true },
  '32': { en: 'Kerala', ar: 'كيرالا' },
  '33': { en: 'Tamil Nadu', ar: 'تاميل نادو' },
  '34': { en: 'Puducherry', ar: 'بودوتشيري' },
  '35': { en: 'Andaman and Nicobar Islands', ar: 'جزر أندمان ونيكوبار', union: true },
  '36': { en: 'Telangana', ar: 'تيلانغانا' },
  '37': { en: 'Andhra Pradesh', ar: 'أندرا برديش' },
  '38': { en: 'Ladakh', ar: 'لداخ', union: true },
}

/** Returns the state of a GSTIN. Null if the text is not a GSTIN. */
export function stateOfGstin(text: string | null): string | null {
  const code = /^(\d\d)[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d]$/.exec(text ?? '')?.[1]
  return code !== undefined && code in GST_STATES ? code : null
}
