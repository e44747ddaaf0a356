import type { Insertable } from 'kysely'
import { WIDGET_HOME } from '#domains/trips/grids/banners/banner.contract.ts'
import type { BannerTables } from '#domains/trips/grids/banners/banner-tables.ts'

/** Banners of the widget's home. */
export const DEMO_BANNERS: readonly Omit<Insertable<BannerTables['banners']>, 'id'>[] = [
  {
    kind: WIDGET_HOME,
    rank: 1,
    drawing: 'airport',
    title_en: 'To the airport, on time',
    title_ar: 'إلى المطار في موعدك',
    text_en: 'A fixed price by zone; waiting time is included when we meet your flight.',
    text_ar: 'سعر ثابت حسب المنطقة، ويشمل استقبالك وقت انتظار بعد وصول رحلتك.',
    link: null,
  },
  {
    kind: WIDGET_HOME,
    rank: 2,
    drawing: 'outstation',
    title_en: 'Out of town for the weekend',
    title_ar: 'خارج المدينة في عطلة نهاية الأسبوع',
    text_en: 'One way or there and back, with tolls and the driver’s allowance shown before you book.',
    text_ar: 'ذهابًا فقط أو ذهابًا وعودة، مع عرض رسوم الطرق وبدل السائق قبل الحجز.',
    link: null,
  },
  {
    kind: WIDGET_HOME,
    rank: 3,
    drawing: 'city',
    title_en: 'A car and driver for the day',
    title_ar: 'سيارة مع سائق ليوم كامل',
    text_en: 'Four, eight or twelve hours in the city, with as many stops as you like.',
    text_ar: 'أربع ساعات أو ثمان أو اثنتا عشرة ساعة داخل المدينة، بأي عدد من المحطات.',
    link: null,
  },
]
