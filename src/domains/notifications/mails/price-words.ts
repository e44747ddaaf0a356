import type { CountedText } from '#kernel/filled-text.ts'
import type { Localized } from '#kernel/locale.ts'
import type { ComparedTerm, GiveUpReason } from '#domains/rentals/public.ts'

type PriceWords = Readonly<{
  cheaper_car: Readonly<{
    subject: string
    title: string
    text: string
    booked: string
    found: string
    car: string
    supplier: string
    total: string
    better: string
    other: string
    missing: CountedText
    press: string
    button: string
    leave: string
  }>
  rebooking_ended: Readonly<{
    subject: string
    /** Of the reasons after which two cars are booked, and of all others. */
    titleBoth: string
    titleKept: string
    text: Readonly<Record<GiveUpReason, string>>
    next: string
    button: string
  }>
  /** What cars differ in. */
  terms: Readonly<Record<ComparedTerm, string>>
}>

/** Texts of the mails about prices; `{name}` is a placeholder. */
export const PRICE_TEXTS: Localized<PriceWords> = {
  en: {
    cheaper_car: {
      subject: 'Save {saving} on your booking {reference}',
      title: 'The same or a better car costs less today',
      text: 'You asked us to look at the price of your booking {reference}. Today there is a car that is no worse in any term, for {saving} less.',
      booked: 'Your booking',
      found: 'Found today',
      car: 'Car',
      supplier: 'Supplier',
      total: 'Total',
      better: 'Better',
      other: 'Different, and no worse',
      missing: {
        one: 'One of your extras is not offered with this car; it is no part of what you save.',
        other: '{count} of your extras are not offered with this car; they are no part of what you save.',
      },
      press:
        'Nothing changes by itself. The page shows both cars side by side; one press there orders the new one, and only when it is confirmed is your booking cancelled, free of charge.',
      button: 'Compare and rebook',
      leave: 'Stop looking at this price',
    },
    rebooking_ended: {
      subject: 'About the cheaper car for your booking {reference}',
      titleBoth: 'Two cars are booked for you now',
      titleKept: 'Your booking stands as it was',
      text: {
        over: 'The offer is over.',
        gone: 'The cheaper car is gone.',
        not_cheaper: 'The car is no longer cheaper.',
        not_ordered:
          'The cheaper car could not be ordered, and nothing is charged for it. Your booking {reference} stands as it was.',
        new_cancelled:
          'The new booking {new_reference} was cancelled before your booking {reference} was, so {reference} stands as it was.',
        old_changed:
          'The new booking {new_reference} is confirmed. Your booking {reference} was changed meanwhile, so we have not cancelled it.',
        no_longer_free:
          'The new booking {new_reference} is confirmed. When it came, your booking {reference} could no longer be cancelled free of charge, so we have not cancelled it.',
        old_not_cancelled:
          'The new booking {new_reference} is confirmed, and the supplier has not cancelled your booking {reference}.',
      },
      next: 'Our staff are looking at it and will write to you. You can cancel either booking on its page at any time.',
      button: 'See the booking',
    },
    terms: {
      pickup: 'pick-up desk',
      dropoff: 'drop-off desk',
      category: 'class',
      body_type: 'body type',
      transmission: 'gearbox',
      fuel: 'fuel',
      seats: 'seats',
      doors: 'doors',
      bags: 'bags',
      air_conditioning: 'air conditioning',
      fuel_policy: 'fuel rule',
      mileage: 'mileage',
      cover: 'cover',
      excess: 'excess',
      deposit: 'deposit',
      cancellation: 'free cancellation',
      payment: 'when you pay',
      credit_card: 'card at the desk',
      licence: 'years of licence',
    },
  },
  ar: {
    cheaper_car: {
      subject: 'وفّر {saving} في حجزك {reference}',
      title: 'السيارة نفسها أو أفضل منها بسعر أقل اليوم',
      text: 'طلبت منا متابعة سعر حجزك {reference}. وجدنا اليوم سيارة لا تقل عنه في أي شرط، وبسعر أقل بمقدار {saving}.',
      booked: 'حجزك',
      found: 'ما وجدناه اليوم',
      car: 'السيارة',
      supplier: 'المورّد',
      total: 'الإجمالي',
      better: 'أفضل في',
      other: 'مختلفة، وليست أسوأ، في',
      missing: {
        one: 'إحدى إضافاتك غير متاحة مع هذه السيارة، ولا تدخل في حساب التوفير.',
        two: 'إضافتان من إضافاتك غير متاحتين مع هذه السيارة، ولا تدخلان في حساب التوفير.',
        few: '{count} من إضافاتك غير متاحة مع هذه السيارة، ولا تدخل في حساب التوفير.',
        other: '{count} من إضافاتك غير متاحة مع هذه السيارة، ولا تدخل في حساب التوفير.',
      },
      press:
        'لا يتغير شيء من تلقاء نفسه. تعرض الصفحة السيارتين جنبًا إلى جنب، وبضغطة واحدة تُحجز الجديدة، ولا يُلغى حجزك، مجانًا، إلا بعد تأكيدها.',
      button: 'قارن وأعد الحجز',
      leave: 'أوقف متابعة هذا السعر',
    },
    rebooking_ended: {
      subject: 'بشأن السيارة الأرخص لحجزك {reference}',
      titleBoth: 'لديك الآن سيارتان محجوزتان',
      titleKept: 'حجزك باقٍ كما كان',
      text: {
        over: 'انتهى العرض.',
        gone: 'لم تعد السيارة الأرخص متاحة.',
        not_cheaper: 'لم تعد السيارة أرخص.',
        not_ordered: 'تعذّر حجز السيارة الأرخص، ولم يُخصم شيء مقابلها. حجزك {reference} باقٍ كما كان.',
        new_cancelled:
          'أُلغي الحجز الجديد {new_reference} قبل إلغاء حجزك {reference}، ولذلك بقي {reference} كما كان.',
        old_changed: 'تأكّد الحجز الجديد {new_reference}. وقد تغيّر حجزك {reference} في هذه الأثناء، فلم نلغه.',
        no_longer_free:
          'تأكّد الحجز الجديد {new_reference}. وعند تأكيده لم يعد إلغاء حجزك {reference} مجانيًا، فلم نلغه.',
        old_not_cancelled: 'تأكّد الحجز الجديد {new_reference}، ولم يُلغِ المورّد حجزك {reference}.',
      },
      next: 'يتابع موظفونا الأمر وسيكتبون إليك. ويمكنك إلغاء أي من الحجزين من صفحته في أي وقت.',
      button: 'عرض الحجز',
    },
    terms: {
      pickup: 'مكتب الاستلام',
      dropoff: 'مكتب التسليم',
      category: 'الفئة',
      body_type: 'شكل السيارة',
      transmission: 'ناقل الحركة',
      fuel: 'الوقود',
      seats: 'المقاعد',
      doors: 'الأبواب',
      bags: 'الحقائب',
      air_conditioning: 'التكييف',
      fuel_policy: 'سياسة الوقود',
      mileage: 'المسافة',
      cover: 'التغطية',
      excess: 'مبلغ التحمّل',
      deposit: 'مبلغ الضمان',
      cancellation: 'الإلغاء المجاني',
      payment: 'موعد الدفع',
      credit_card: 'البطاقة في المكتب',
      licence: 'سنوات الرخصة',
    },
  },
}
