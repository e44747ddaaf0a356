import type { Localized } from '#kernel/locale.ts'
import type { DemoWay } from './demo.contract.ts'

type DemoWords = Record<
  | 'demo'
  | 'name'
  | 'motto'
  | 'title'
  | 'lead'
  | 'heard'
  | 'heardText'
  | 'lines'
  | 'imaginary'
  | 'setUp'
  | 'otherLanguage',
  string
> & {
  ways: Record<DemoWay, string>
  facts: readonly (readonly [title: string, text: string])[]
}

/** The words of the demo pages: those of a hotel that does not exist, and what its page shows of the widget. */
export const DEMO_TEXTS: Localized<DemoWords> = {
  en: {
    demo: 'Demo pages',
    ways: { html: 'Plain HTML', react: 'React', wordpress: 'WordPress', gtm: 'Tag Manager' },
    otherLanguage: 'العربية',
    name: 'Almanara',
    motto: 'Forty rooms beside the old lighthouse of Dubai',
    title: 'Getting here and around',
    lead: 'We fetch you from the airport, take you to the desert and back for dinner, or hand you the keys of a small car. Book it here; the driver has your room number.',
    facts: [
      ['From the airport', 'Twenty minutes from DXB. The driver waits in the arrivals hall with your name.'],
      ['For the day', 'A car with its driver, by the hour: the souks in the morning, the dunes at four.'],
      ['To the next city', 'Abu Dhabi is ninety minutes away, Hatta and its mountains just as far.'],
    ],
    heard: 'What this page hears',
    heardText: 'The events that the widget tells the page around it, the latest first.',
    lines: 'The lines on this page',
    imaginary: 'Almanara does not exist: this page shows the booking widget on another company’s site.',
    setUp: 'Set up the widget',
  },
  ar: {
    demo: 'صفحات تجريبية',
    ways: { html: 'HTML', react: 'React', wordpress: 'ووردبريس', gtm: 'مدير الوسوم' },
    otherLanguage: 'English',
    name: 'المنارة',
    motto: 'أربعون غرفة بجوار منارة دبي القديمة',
    title: 'الوصول إلينا والتنقل من عندنا',
    lead: 'نستقبلك في المطار، ونأخذك إلى الصحراء ونعيدك قبل العشاء، أو نسلّمك مفاتيح سيارة صغيرة. احجز من هنا، والسائق يعرف رقم غرفتك.',
    facts: [
      ['من المطار', 'عشرون دقيقة من مطار دبي. ينتظرك السائق في صالة الوصول ومعه اسمك.'],
      ['ليوم كامل', 'سيارة مع سائقها بالساعة: الأسواق صباحًا والكثبان عند الرابعة.'],
      ['إلى مدينة أخرى', 'أبوظبي على بعد تسعين دقيقة، وحتّا وجبالها مثلها.'],
    ],
    heard: 'ما يصل إلى هذه الصفحة',
    heardText: 'الأحداث التي ترسلها الأداة إلى الصفحة المحيطة بها، الأحدث أولًا.',
    lines: 'الأسطر البرمجية في هذه الصفحة',
    imaginary: 'لا وجود لفندق المنارة: تعرض هذه الصفحة أداة الحجز في موقع شركة أخرى.',
    setUp: 'أعدّ الأداة لموقعك',
  },
}
