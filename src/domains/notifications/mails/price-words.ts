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
    /** Titles: for the reasons after which two cars are booked, and for all others. */
    titleBoth: string
    titleUnchanged: string
    text: Readonly<Record<GiveUpReason, string>>
    next: string
    button: string
  }>
  /** Aspects in which cars differ. */
  terms: Readonly<Record<ComparedTerm, string>>
}>

/** Texts of the mails about prices; `{name}` is a placeholder. */
export const PRICE_TEXTS: Localized<PriceWords> = {
  en: {
    cheaper_car: {
      subject: 'Save {saving} on your booking {reference}',
      title: 'The same or a better car for less today',
      text: 'You asked us to watch the price of your booking {reference}. Today there is a car that is at least as good in every respect, for {saving} less.',
      booked: 'Your booking',
      found: 'Found today',
      car: 'Car',
      supplier: 'Supplier',
      total: 'Total',
      better: 'Better',
      other: 'Different, but no worse',
      missing: {
        one: 'One of your extras is not available with this car. The saving does not include it.',
        other: '{count} of your extras are not available with this car. The saving does not include them.',
      },
      press:
        'Nothing changes unless you choose to. The page shows both cars side by side; if you order the new one there, we cancel your booking, free of charge, only once the new car is confirmed.',
      button: 'Compare and rebook',
      leave: 'Stop watching this price',
    },
    rebooking_ended: {
      subject: 'About the cheaper car for your booking {reference}',
      titleBoth: 'You now have two cars booked',
      titleUnchanged: 'Your booking stays as it was',
      text: {
        over: 'The offer has ended.',
        gone: 'The cheaper car is no longer available.',
        not_cheaper: 'The car is no longer cheaper.',
        not_ordered:
          'We could not order the cheaper car, and you have not been charged for it. Your booking {reference} stays as it was.',
        new_cancelled:
          'The new booking {new_reference} was cancelled before your booking {reference} was, so {reference} stays as it was.',
        old_changed:
          'The new booking {new_reference} is confirmed. Your booking {reference} was changed in the meantime, so we have not cancelled it.',
        no_longer_free:
          'The new booking {new_reference} is confirmed. By then, your booking {reference} could no longer be cancelled free of charge, so we have not cancelled it.',
        old_not_cancelled:
          'The new booking {new_reference} is confirmed, but the supplier has not cancelled your booking {reference}.',
      },
      next: 'Our team is looking into it and will write to you. You can cancel either booking on its page at any time.',
      button: 'View booking',
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
      fuel_policy: 'fuel policy',
      mileage: 'mileage',
      cover: 'cover',
      excess: 'excess',
      deposit: 'deposit',
      cancellation: 'free cancellation',
      payment: 'when you pay',
      credit_card: 'card at the desk',
      licence: 'years holding a licence',
    },
  },
  ar: {
    cheaper_car: {
      subject: 'وفّر {saving} في حجزك {reference}',
      title: 'السيارة نفسها أو أفضل منها بسعر أقل اليوم',
      text: 'طلبت منا متابعة سعر حجزك {reference}. وجدنا اليوم سيارة توفّر لك {saving} ولا تقل عن سيارتك في أي جانب.',
      booked: 'حجزك',
      found: 'ما وجدناه اليوم',
      car: 'السيارة',
      supplier: 'المورّد',
      total: 'الإجمالي',
      better: 'أفضل في',
      other: 'مختلفة، لكنها ليست أسوأ، في',
      missing: {
        one: 'إحدى إضافاتك غير متاحة مع هذه السيارة، ولا تدخل في حساب التوفير.',
        two: 'إضافتان من إضافاتك غير متاحتين مع هذه السيارة، ولا تدخلان في حساب التوفير.',
        few: '{count} من إضافاتك غير متاحة مع هذه السيارة، ولا تدخل في حساب التوفير.',
        other: '{count} من إضافاتك غير متاحة مع هذه السيارة، ولا تدخل في حساب التوفير.',
      },
      press:
        'لن يتغيّر شيء ما لم تختر ذلك. تعرض الصفحة السيارتين جنبًا إلى جنب، وإذا طلبت السيارة الجديدة منها فسنلغي حجزك الحالي مجانًا، ولكن بعد تأكيد الجديدة فقط.',
      button: 'قارن وأعد الحجز',
      leave: 'إيقاف متابعة هذا السعر',
    },
    rebooking_ended: {
      subject: 'بشأن السيارة الأرخص لحجزك {reference}',
      titleBoth: 'لديك الآن سيارتان محجوزتان',
      titleUnchanged: 'بقي حجزك كما هو',
      text: {
        over: 'انتهى العرض.',
        gone: 'لم تعد السيارة الأرخص متاحة.',
        not_cheaper: 'لم تعد السيارة أرخص.',
        not_ordered: 'تعذّر حجز السيارة الأرخص، ولم يُخصم منك أي مبلغ مقابلها. بقي حجزك {reference} كما هو.',
        new_cancelled:
          'أُلغي الحجز الجديد {new_reference} قبل إلغاء حجزك {reference}، ولذلك بقي الحجز {reference} كما هو.',
        old_changed:
          'تم تأكيد الحجز الجديد {new_reference}. وقد عُدّل حجزك {reference} في هذه الأثناء، ولذلك لم نلغه.',
        no_longer_free:
          'تم تأكيد الحجز الجديد {new_reference}. ولم يعد إلغاء حجزك {reference} مجانيًا حينها، ولذلك لم نلغه.',
        old_not_cancelled: 'تم تأكيد الحجز الجديد {new_reference}، لكن المورّد لم يلغِ حجزك {reference}.',
      },
      next: 'يتابع فريقنا الأمر وسيراسلك. ويمكنك إلغاء أي من الحجزين من صفحته في أي وقت.',
      button: 'عرض الحجز',
    },
    terms: {
      pickup: 'مكتب الاستلام',
      dropoff: 'مكتب التسليم',
      category: 'الفئة',
      body_type: 'نوع الهيكل',
      transmission: 'ناقل الحركة',
      fuel: 'الوقود',
      seats: 'المقاعد',
      doors: 'الأبواب',
      bags: 'الحقائب',
      air_conditioning: 'التكييف',
      fuel_policy: 'سياسة الوقود',
      mileage: 'المسافة المسموح بها',
      cover: 'التغطية',
      excess: 'مبلغ التحمّل',
      deposit: 'مبلغ الضمان',
      cancellation: 'الإلغاء المجاني',
      payment: 'موعد الدفع',
      credit_card: 'البطاقة في المكتب',
      licence: 'سنوات حيازة الرخصة',
    },
  },
  fr: {
    cheaper_car: {
      subject: 'Économisez {saving} sur votre réservation {reference}',
      title: 'La même voiture ou mieux, moins chère aujourd’hui',
      text: 'Vous nous avez demandé de surveiller le prix de votre réservation {reference}. Aujourd’hui, une voiture au moins équivalente en tout point est disponible pour {saving} de moins.',
      booked: 'Votre réservation',
      found: 'Trouvée aujourd’hui',
      car: 'Voiture',
      supplier: 'Loueur',
      total: 'Total',
      better: 'Mieux',
      other: 'Différent, mais pas moins bien',
      missing: {
        one: 'Une de vos options n’est pas disponible avec cette voiture. L’économie n’en tient pas compte.',
        many: '{count} de vos options ne sont pas disponibles avec cette voiture. L’économie n’en tient pas compte.',
        other:
          '{count} de vos options ne sont pas disponibles avec cette voiture. L’économie n’en tient pas compte.',
      },
      press:
        'Rien ne change sans votre accord. La page présente les deux voitures côte à côte\u202f; si vous y réservez la nouvelle, nous annulons votre réservation gratuitement, et seulement une fois la nouvelle voiture confirmée.',
      button: 'Comparer et réserver',
      leave: 'Ne plus surveiller ce prix',
    },
    rebooking_ended: {
      subject: 'À propos de la voiture moins chère pour votre réservation {reference}',
      titleBoth: 'Vous avez maintenant deux voitures réservées',
      titleUnchanged: 'Votre réservation reste inchangée',
      text: {
        over: 'L’offre est terminée.',
        gone: 'La voiture moins chère n’est plus disponible.',
        not_cheaper: 'La voiture n’est plus moins chère.',
        not_ordered:
          'Nous n’avons pas pu réserver la voiture moins chère, et rien n’a été débité. Votre réservation {reference} reste inchangée.',
        new_cancelled:
          'La nouvelle réservation {new_reference} a été annulée avant votre réservation {reference}\u00a0: la réservation {reference} reste donc inchangée.',
        old_changed:
          'La nouvelle réservation {new_reference} est confirmée. Votre réservation {reference} ayant été modifiée entre-temps, nous ne l’avons pas annulée.',
        no_longer_free:
          'La nouvelle réservation {new_reference} est confirmée. À ce moment-là, votre réservation {reference} ne pouvait plus être annulée gratuitement\u00a0: nous ne l’avons donc pas annulée.',
        old_not_cancelled:
          'La nouvelle réservation {new_reference} est confirmée, mais le loueur n’a pas annulé votre réservation {reference}.',
      },
      next: 'Notre équipe s’en occupe et vous écrira. Vous pouvez à tout moment annuler l’une ou l’autre réservation depuis sa page.',
      button: 'Voir la réservation',
    },
    terms: {
      pickup: 'agence de prise en charge',
      dropoff: 'agence de restitution',
      category: 'catégorie',
      body_type: 'carrosserie',
      transmission: 'boîte de vitesses',
      fuel: 'carburant',
      seats: 'places',
      doors: 'portes',
      bags: 'bagages',
      air_conditioning: 'climatisation',
      fuel_policy: 'politique de carburant',
      mileage: 'kilométrage',
      cover: 'couverture',
      excess: 'franchise',
      deposit: 'dépôt de garantie',
      cancellation: 'annulation gratuite',
      payment: 'moment du paiement',
      credit_card: 'carte demandée en agence',
      licence: 'années de permis',
    },
  },
}
