import type { QuoteWords } from './quote-words.en.ts'

/** The texts of a rental's terms, in Arabic. */
export const ARABIC: QuoteWords = {
  payment: {
    heading: 'الدفع',
    now: 'يُدفع ثمن السيارة الآن، وتُدفع الإضافات والحماية في المكتب ما لم يُذكر غير ذلك.',
    desk: 'لا تدفع شيئًا الآن، ويُدفع المبلغ كاملًا في المكتب.',
    part: 'يُدفع جزء الآن والباقي في المكتب، بما في ذلك الإضافات والحماية.',
  },
  desk: {
    heading: 'في المكتب',
    creditCard: (licenceYears) =>
      `أحضر بطاقة ائتمان باسم السائق الرئيسي تكفي لمبلغ الضمان، ورخصة قيادة مضت على إصدارها ${years(licenceYears)} على الأقل، ووثيقة هوية، وقسيمة الحجز.`,
    anyCard: (licenceYears) =>
      `أحضر رخصة قيادة مضت على إصدارها ${years(licenceYears)} على الأقل، ووثيقة هوية، وقسيمة الحجز. تُقبل بطاقة الخصم.`,
  },
  deposit: {
    heading: 'مبلغ الضمان ومبلغ التحمّل',
    held: (amount) => `يُحجز مبلغ ضمان قدره ${amount} في المكتب ويُعاد بعد انتهاء الإيجار.`,
    unknown: 'يُعلمك المكتب بمبلغ الضمان الذي يحجزه.',
    excess: (amount) =>
      `مع ما يشمله السعر تتحمّل ${amount} كحد أقصى عند الضرر أو السرقة، وقد تخفّضه الحماية التي تضيفها.`,
  },
  fuel: { heading: 'الوقود' },
  mileage: {
    heading: 'المسافة',
    unlimited: 'غير محدودة.',
    included: (km) => `يشمل السعر ${km} كم.`,
    includedAndPaid: (km, each) => `يشمل السعر ${km} كم، وكل كيلومتر إضافي بسعر ${each}.`,
  },
  cancellation: { heading: 'الإلغاء' },
}

function years(count: number): string {
  if (count === 1) return 'سنة'
  if (count === 2) return 'سنتان'
  return count <= 10 ? `${count} سنوات` : `${count} سنة`
}
