import type { FareWords } from './fare-texts.ts'

export const ARABIC: FareWords = {
  label: {
    extra_km: () => 'كيلومترات إضافية',
    extra_hours: () => 'ساعات إضافية',
    waiting: () => 'الانتظار',
    driver_allowance: () => 'بدل السائق',
    night: () => 'القيادة ليلًا (22:00–06:00)',
    toll: () => 'رسوم الطرق',
    permit: () => 'التصاريح',
    parking: () => 'مواقف السيارات',
    other: ({ reason }) => reason ?? '',
    tax: ({ percent }) => `الضريبة ${percent}`,
  },
  estimate: (label) => `${label} (تقدير)`,
  billedEstimate: (label) => `${label} (تقدير: بلا قيمة فعلية)`,
  byRecipient: (label) => `${label} (احتساب عكسي: غير محصَّلة)`,
  fromGarage: 'ويُحتسب أيضًا الطريق من المرآب وإليه.',
  explanation: {
    extra_km: ({ used, included, billed, rate }) =>
      `المسافة المقطوعة ${used}، والمشمولة ${included}: ${billed} بسعر ${rate} للكيلومتر.`,
    started_extra_hours: ({ usedTime, includedTime, grace, quantity, rate }) =>
      `الوقت المستخدم ${usedTime}، والمشمول ${includedTime}؛ التأخر حتى ${grace} مجاني، ثم تُحتسب كل ساعة تبدأ: ${quantity} × ${rate}.`,
    waiting_by_minute: ({ waited, free, quantity, rate }) =>
      `مدة الانتظار ${waited}، والمجاني منها ${free}: ${quantity} × ${rate} للدقيقة.`,
    allowance_by_calendar_day: ({ quantity, rate }) =>
      `أيام الرحلة التقويمية بتوقيت المدينة: ${quantity} × ${rate}.`,
    night_by_minute: ({ time, whole }) =>
      `${time} بين الساعة 22:00 و06:00، بنسبتها من ${whole} عن الليلة الكاملة.`,
    night_by_night: ({ quantity, rate }) =>
      `الليالي التي شملت القيادة بين الساعة 22:00 و06:00: ${quantity} × ${rate}.`,
    estimate_by_trip: ({ rate }) => `تقدير للرحلة: ${rate}؛ وتُحتسب القيمة الفعلية في الفاتورة.`,
    estimate_by_day: ({ quantity, rate }) =>
      `تقدير لكل يوم تقويمي: ${quantity} × ${rate}؛ وتُحتسب القيمة الفعلية في الفاتورة.`,
    estimate_by_km: ({ billed, rate }) =>
      `تقدير لمسافة ${billed} بسعر ${rate} للكيلومتر؛ وتُحتسب القيمة الفعلية في الفاتورة.`,
    estimate_kept: ({ price }) => `لم تُسجَّل قيمة فعلية، لذلك يُحتسب التقدير: ${price}.`,
    at_actuals: ({ reason }) => `بالقيمة الفعلية: ${reason}.`,
    tax_of_country: ({ percent, country, from, net }) =>
      `${percent} من ${net}، وهي النسبة المعمول بها في ${country} منذ ${from}.`,
    tax_by_recipient: ({ percent, country, from, net, due }) =>
      `${percent} من ${net}، وهي النسبة المعمول بها في ${country} منذ ${from}: ${due} يدفعها متلقي الخدمة إلى الدولة (الاحتساب العكسي) ولا تُحصَّل منه هنا.`,
  },
}
