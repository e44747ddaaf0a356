import type { FareWords } from './fare-words.en.ts'

/** The texts of a fare's lines, in Arabic. */
export const ARABIC: FareWords = {
  label: {
    package: ({ time, km }) => `باقة ${time} / ${km}`,
    transfer: () => 'توصيل المطار',
    distance: () => 'المسافة',
    plan: ({ time, km }) => `خطة ${time} / ${km}`,
    seats: () => 'المقاعد',
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
  byRecipient: (label) => `${label} (احتساب عكسي: غير محصَّلة)`,
  fromGarage: 'ويُحتسب أيضًا الطريق من المرآب وإليه.',
  explanation: {
    package: ({ time, km, rate }) => `سعر الباقة (${time} و${km}): ${rate}.`,
    transfer_by_zone: ({ zone, rate }) => `السعر الثابت للمنطقة ${zone}: ${rate}.`,
    transfer_by_distance: ({ km, from, price, each }) =>
      `المكان خارج المناطق المسعّرة. ${price} ابتداءً من ${from}، ثم ${each} لكل كيلومتر بعدها، حتى ${km}.`,
    one_way_distance: ({ driven, least, billed, rate }) =>
      `${driven} ذهابًا فقط، والحد الأدنى المحتسب ${least}: ${billed} بسعر ${rate} للكيلومتر.`,
    round_trip_distance: ({ driven, least, days, billed, rate }) =>
      `${driven} ذهابًا وإيابًا، والحد الأدنى المحتسب ${least} لكل يوم تقويمي (عدد الأيام: ${days}): ${billed} بسعر ${rate} للكيلومتر.`,
    plan_periods: ({ quantity, time, km, rate }) => `${quantity} × ${rate}: مدة كل فترة ${time} وتشمل ${km}.`,
    seats: ({ quantity, rate }) => `${quantity} × ${rate}.`,
    extra_km: ({ used, included, billed, rate }) =>
      `المسافة المقطوعة ${used}، والمشمول ${included}: ${billed} بسعر ${rate} للكيلومتر.`,
    started_extra_hours: ({ usedTime, includedTime, grace, quantity, rate }) =>
      `الوقت المستخدم ${usedTime}، والمشمول ${includedTime}؛ التأخر حتى ${grace} مجاني، ثم تُحتسب كل ساعة تبدأ: ${quantity} × ${rate}.`,
    booked_hours: ({ quantity, rate }) => `الساعات المحجوزة بعد الفترات الكاملة: ${quantity} × ${rate}.`,
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
    at_actuals: ({ reason }) => `بالقيمة الفعلية: ${reason}.`,
    tax_of_country: ({ percent, country, from, net }) =>
      `${percent} من ${net}، وهي النسبة المعمول بها في ${country} منذ ${from}.`,
    tax_by_recipient: ({ percent, country, from, net, due }) =>
      `${percent} من ${net}، وهي النسبة المعمول بها في ${country} منذ ${from}: ${due} يدفعها متلقي الخدمة إلى الدولة (الاحتساب العكسي) ولا تُحصَّل منه هنا.`,
  },
}
