import type { Language } from '#kernel/locale.ts'

/** What the desk of a self-drive car asks for; years have the plural form of their number. */
type DeskWords = {
  title: string
  point: (city: string) => string
  bring: string
  licence: (years: number) => string
  age: (years: number) => string
  deposit: string
}

export const DESK_TEXTS: Readonly<Record<Language, DeskWords>> = {
  en: {
    title: 'At the desk',
    point: (city) => `Collection and return: our desk in ${city}`,
    bring: 'Bring the driver’s licence, and a passport or national identity card',
    licence: (years) => `The licence is held for at least ${years === 1 ? 'one year' : `${years} years`}`,
    age: (years) => `Who drives is at least ${years} years old`,
    deposit: 'Deposit, held when you collect the car and released after you return it:',
  },
  ar: {
    title: 'في المكتب',
    point: (city) => `الاستلام والتسليم: مكتبنا في ${city}`,
    bring: 'أحضر رخصة قيادة قائد السيارة، وجواز سفره أو بطاقة هويته الوطنية',
    licence: (years) => `مضت على إصدار الرخصة ${yearsText(years)} على الأقل`,
    age: (years) => `لا يقل عمر قائد السيارة عن ${yearsText(years)}`,
    deposit: 'مبلغ الضمان، يُحجز عند استلام السيارة ويُفرج عنه بعد إعادتها:',
  },
}

/** Years with the plural form of their number. */
function yearsText(years: number): string {
  if (years === 1) return 'سنة واحدة'
  if (years === 2) return 'سنتان'
  return years <= 10 ? `${years} سنوات` : `${years} سنة`
}
