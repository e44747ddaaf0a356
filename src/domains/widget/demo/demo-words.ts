import type { Localized } from '#kernel/locale.ts'
import type { DemoWay } from './demo.contract.ts'

type DemoWords = Record<
  'demo' | 'name' | 'motto' | 'title' | 'lead' | 'heard' | 'heardText' | 'lines' | 'imaginary' | 'setUp',
  string
> & {
  ways: Record<DemoWay, string>
  facts: readonly (readonly [title: string, text: string])[]
}

/** Texts of the demo pages: those of an imaginary hotel, and the captions about the widget. */
export const DEMO_TEXTS: Localized<DemoWords> = {
  en: {
    demo: 'Demo pages',
    ways: { html: 'Plain HTML', react: 'React', wordpress: 'WordPress', gtm: 'Tag Manager' },
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
  fr: {
    demo: 'Pages de démonstration',
    ways: { html: 'HTML simple', react: 'React', wordpress: 'WordPress', gtm: 'Tag Manager' },
    name: 'Almanara',
    motto: 'Quarante chambres au pied du vieux phare de Dubaï',
    title: 'Venir et se déplacer',
    lead: 'Nous venons vous chercher à l’aéroport, vous emmenons dans le désert et vous ramenons pour le dîner, ou vous confions les clés d’une petite voiture. Réservez ici\u202f; le chauffeur connaît votre numéro de chambre.',
    facts: [
      [
        'Depuis l’aéroport',
        'À vingt minutes de DXB. Le chauffeur vous attend dans le hall des arrivées avec votre nom.',
      ],
      [
        'Pour la journée',
        'Une voiture avec chauffeur, à l’heure\u00a0: les souks le matin, les dunes à seize heures.',
      ],
      [
        'Vers la ville voisine',
        'Abou Dabi est à quatre-vingt-dix minutes, Hatta et ses montagnes tout autant.',
      ],
    ],
    heard: 'Ce que reçoit cette page',
    heardText: 'Les événements que le widget transmet à la page qui l’entoure, les plus récents en premier.',
    lines: 'Le code de cette page',
    imaginary:
      'Almanara n’existe pas\u00a0: cette page montre le widget de réservation sur le site d’une autre entreprise.',
    setUp: 'Configurer le widget',
  },
}
