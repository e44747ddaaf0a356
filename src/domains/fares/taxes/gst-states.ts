import type { Localized } from '#kernel/locale.ts'

type State = Localized & {
  /** A territory without its own parliament: its part of the tax goes to the union. */
  union?: true
}

/** India's states and territories by GST code: the first two digits of a GSTIN. */
export const GST_STATES: Readonly<Record<string, State>> = {
  '01': { en: 'Jammu and Kashmir', ar: 'جامو وكشمير', fr: 'Jammu-et-Cachemire' },
  '02': { en: 'Himachal Pradesh', ar: 'هيماجل براديش', fr: 'Himachal Pradesh' },
  '03': { en: 'Punjab', ar: 'البنجاب', fr: 'Pendjab' },
  '04': { en: 'Chandigarh', ar: 'شانديغار', fr: 'Chandigarh', union: true },
  '05': { en: 'Uttarakhand', ar: 'أوتاراخند', fr: 'Uttarakhand' },
  '06': { en: 'Haryana', ar: 'هاريانا', fr: 'Haryana' },
  '07': { en: 'Delhi', ar: 'دلهي', fr: 'Delhi' },
  '08': { en: 'Rajasthan', ar: 'راجستان', fr: 'Rajasthan' },
  '09': { en: 'Uttar Pradesh', ar: 'أتر برديش', fr: 'Uttar Pradesh' },
  '10': { en: 'Bihar', ar: 'بهار', fr: 'Bihar' },
  '11': { en: 'Sikkim', ar: 'سيكيم', fr: 'Sikkim' },
  '12': { en: 'Arunachal Pradesh', ar: 'أروناجل برديش', fr: 'Arunachal Pradesh' },
  '13': { en: 'Nagaland', ar: 'ناغالاند', fr: 'Nagaland' },
  '14': { en: 'Manipur', ar: 'مانيبور', fr: 'Manipur' },
  '15': { en: 'Mizoram', ar: 'ميزورام', fr: 'Mizoram' },
  '16': { en: 'Tripura', ar: 'تريبورا', fr: 'Tripura' },
  '17': { en: 'Meghalaya', ar: 'ميغالايا', fr: 'Meghalaya' },
  '18': { en: 'Assam', ar: 'آسام', fr: 'Assam' },
  '19': { en: 'West Bengal', ar: 'البنغال الغربية', fr: 'Bengale-Occidental' },
  '20': { en: 'Jharkhand', ar: 'جهارخاند', fr: 'Jharkhand' },
  '21': { en: 'Odisha', ar: 'أوديشا', fr: 'Odisha' },
  '22': { en: 'Chhattisgarh', ar: 'تشاتيسغار', fr: 'Chhattisgarh' },
  '23': { en: 'Madhya Pradesh', ar: 'ماديا براديش', fr: 'Madhya Pradesh' },
  '24': { en: 'Gujarat', ar: 'غوجارات', fr: 'Gujarat' },
  '26': {
    en: 'Dadra and Nagar Haveli and Daman and Diu',
    ar: 'دادرا وناغار هافيلي ودامان وديو',
    fr: 'Dadra et Nagar Haveli et Daman et Diu',
    union: true,
  },
  '27': { en: 'Maharashtra', ar: 'ماهاراشترا', fr: 'Maharashtra' },
  '29': { en: 'Karnataka', ar: 'كارناتاكا', fr: 'Karnataka' },
  '30': { en: 'Goa', ar: 'غوا', fr: 'Goa' },
  '31': { en: 'Lakshadweep', ar: 'لكشديب', fr: 'Lakshadweep', union: true },
  '32': { en: 'Kerala', ar: 'كيرالا', fr: 'Kerala' },
  '33': { en: 'Tamil Nadu', ar: 'تاميل نادو', fr: 'Tamil Nadu' },
  '34': { en: 'Puducherry', ar: 'بودوتشيري', fr: 'Pondichéry' },
  '35': {
    en: 'Andaman and Nicobar Islands',
    ar: 'جزر أندمان ونيكوبار',
    fr: 'Îles Andaman-et-Nicobar',
    union: true,
  },
  '36': { en: 'Telangana', ar: 'تيلانغانا', fr: 'Telangana' },
  '37': { en: 'Andhra Pradesh', ar: 'أندرا برديش', fr: 'Andhra Pradesh' },
  '38': { en: 'Ladakh', ar: 'لداخ', fr: 'Ladakh', union: true },
}

/** Returns the state of a GSTIN. Null if the text is not a GSTIN. */
export function stateOfGstin(text: string | null): string | null {
  const code = /^(\d\d)[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d]$/.exec(text ?? '')?.[1]
  return code !== undefined && code in GST_STATES ? code : null
}
