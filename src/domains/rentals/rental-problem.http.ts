import { accountTitles } from '#domains/accounts/public.ts'
import { couponTitles } from '#domains/coupons/public.ts'
import { invoiceTitles } from '#domains/invoices/public.ts'
import { paymentTitles } from '#domains/payments/public.ts'
import { staffTitles } from '#domains/staff/public.ts'
import { problemsTitled } from '#platform/http/problem.ts'
import { rentalFieldMessages } from './rental-field-messages.ts'
import { staffRentalTitles } from './staff/staff-rental-problem.http.ts'

/** Titles of the problems returned by rental routes, including those for the staff. */
export const rentalTitles = {
  ...accountTitles,
  ...couponTitles,
  ...invoiceTitles,
  ...paymentTitles,
  ...staffTitles,
  ...staffRentalTitles,
  location_not_found: { en: 'Place not found', ar: 'لا يوجد مكان بهذه البيانات', fr: 'Lieu introuvable' },
  quote_not_found: { en: 'Quote not found', ar: 'لا يوجد عرض سعر بهذه البيانات', fr: 'Devis introuvable' },
  offer_not_found: {
    en: 'This car is no longer available',
    ar: 'لم تعد هذه السيارة متاحة',
    fr: 'Cette voiture n’est plus disponible',
  },
  quote_expired: { en: 'This price has expired', ar: 'انتهت صلاحية هذا السعر', fr: 'Ce prix a expiré' },
  price_changed: { en: 'The price has changed', ar: 'تغيّر السعر', fr: 'Le prix a changé' },
  not_for_driver: {
    en: 'There is no price for this car and this driver',
    ar: 'لا يتوفر سعر لهذه السيارة مع هذا السائق',
    fr: 'Il n’y a pas de prix pour cette voiture avec ce conducteur',
  },
  one_way_not_offered: {
    en: 'This car cannot be dropped off there',
    ar: 'لا يمكن تسليم السيارة هناك',
    fr: 'Cette voiture ne peut pas être restituée à cet endroit',
  },
  not_rented: {
    en: 'The supplier does not offer this car for your rental',
    ar: 'لا يتيح المورّد هذه السيارة للإيجار الذي طلبته',
    fr: 'Le loueur ne propose pas cette voiture pour votre location',
  },
  sold_out: {
    en: 'The last car of this class has just gone',
    ar: 'نفدت آخر سيارة من هذه الفئة للتو',
    fr: 'La dernière voiture de cette catégorie vient d’être réservée',
  },
  supplier_refused: {
    en: 'The supplier could not take this booking',
    ar: 'تعذّر على المورّد قبول هذا الحجز',
    fr: 'Le loueur n’a pas pu accepter cette réservation',
  },
  supplier_unavailable: {
    en: 'The supplier is not responding. Try again in a moment',
    ar: 'المورّد لا يستجيب. أعد المحاولة بعد لحظات',
    fr: 'Le loueur ne répond pas. Réessayez dans un instant',
  },
  card_required: {
    en: 'This booking needs a card',
    ar: 'هذا الحجز يتطلب بطاقة',
    fr: 'Cette réservation nécessite une carte',
  },
  card_not_needed: {
    en: 'This offer does not need a card',
    ar: 'هذا العرض لا يحتاج إلى بطاقة',
    fr: 'Cette offre ne nécessite pas de carte',
  },
  not_confirmed: {
    en: 'This booking is not confirmed',
    ar: 'هذا الحجز غير مؤكَّد',
    fr: 'Cette réservation n’est pas confirmée',
  },
  too_many_of_extra: {
    en: 'You cannot add that many of this extra',
    ar: 'العدد المطلوب من هذه الإضافة غير متاح',
    fr: 'Vous ne pouvez pas ajouter cette option en si grand nombre',
  },
  extra_unknown: {
    en: 'This extra is not available',
    ar: 'هذه الإضافة غير متاحة',
    fr: 'Cette option n’est pas disponible',
  },
  protection_unknown: {
    en: 'This protection is not available',
    ar: 'هذه الحماية غير متاحة',
    fr: 'Cette protection n’est pas disponible',
  },
  driver_age_differs: {
    en: 'This price is for a driver of a different age',
    ar: 'هذا السعر محسوب لسائق بعمر مختلف',
    fr: 'Ce prix correspond à un conducteur d’un autre âge',
  },
  pick_up_too_far: {
    en: 'Pick-up must be within the next 540 days',
    ar: 'يجب أن يكون موعد الاستلام خلال 540 يومًا من الآن',
    fr: 'La prise en charge doit avoir lieu dans les 540 prochains jours',
  },
  limit_without_rate: {
    en: 'We cannot compare prices in this currency at the moment',
    ar: 'تتعذّر مقارنة الأسعار بهذه العملة حاليًا',
    fr: 'Nous ne pouvons pas comparer les prix dans cette devise pour le moment',
  },
  not_in_cart: {
    en: 'This booking is no longer in the cart',
    ar: 'لم يعد هذا الحجز في السلة',
    fr: 'Cette réservation n’est plus dans le panier',
  },
  not_modifiable: {
    en: 'This booking can no longer be changed',
    ar: 'لم يعد بالإمكان تعديل هذا الحجز',
    fr: 'Cette réservation ne peut plus être modifiée',
  },
  not_cancellable: {
    en: 'This booking can no longer be cancelled',
    ar: 'لم يعد بالإمكان إلغاء هذا الحجز',
    fr: 'Cette réservation ne peut plus être annulée',
  },
  not_guardable: {
    en: 'We only watch prices for bookings with free cancellation',
    ar: 'نتابع الأسعار للحجوزات ذات الإلغاء المجاني فقط',
    fr: 'Nous ne surveillons le prix que des réservations avec annulation gratuite',
  },
  rebooking_over: {
    en: 'This offer has ended; your booking stays as it is',
    ar: 'انتهى هذا العرض، وحجزك باقٍ كما هو',
    fr: 'Cette offre est terminée\u202f; votre réservation reste inchangée',
  },
  not_cheaper: {
    en: 'This car is no longer cheaper; your booking stays as it is',
    ar: 'لم تعد هذه السيارة أرخص، وحجزك باقٍ كما هو',
    fr: 'Cette voiture n’est plus moins chère\u202f; votre réservation reste inchangée',
  },
  not_completed: {
    en: 'You can only rate a rental once it is over',
    ar: 'لا يمكنك تقييم الإيجار إلا بعد انتهائه',
    fr: 'Vous ne pouvez noter une location qu’une fois terminée',
  },
  already_rated: {
    en: 'You have already rated this rental',
    ar: 'سبق أن قيّمت هذا الإيجار',
    fr: 'Vous avez déjà noté cette location',
  },
  station_closed: {
    en: 'The station is closed at that time',
    ar: 'المكتب مغلق في ذلك الوقت',
    fr: 'L’agence est fermée à cette heure-là',
  },
  pick_up_in_the_past: {
    en: 'Pick-up must be in the future',
    ar: 'يجب أن يكون موعد الاستلام في المستقبل',
    fr: 'La prise en charge doit avoir lieu à une date future',
  },
  drop_off_before_pick_up: {
    en: 'Drop-off must be after pick-up',
    ar: 'يجب أن يكون التسليم بعد الاستلام',
    fr: 'La restitution doit avoir lieu après la prise en charge',
  },
  rental_too_long: {
    en: 'A rental can last at most 90 days',
    ar: 'يجب ألا تتجاوز مدة الإيجار 90 يومًا',
    fr: 'Une location peut durer 90 jours au maximum',
  },
  driver_age: {
    en: 'This car cannot be rented to a driver of this age',
    ar: 'لا تُؤجَّر هذه السيارة لسائق بهذا العمر',
    fr: 'Cette voiture ne peut pas être louée à un conducteur de cet âge',
  },
  flight_number_required: {
    en: 'This desk needs the driver’s flight number',
    ar: 'يطلب هذا المكتب رقم رحلة طيران السائق',
    fr: 'Cette agence demande le numéro de vol du conducteur',
  },
  driver_change_alone: {
    en: 'Change only the driver or email here; only the person who booked can make changes that cost more',
    ar: 'غيّر السائق أو البريد الإلكتروني فقط هنا؛ أما التغييرات التي تزيد السعر فلا يجريها إلا من أجرى الحجز',
    fr: 'Ici, seuls le conducteur ou l’e-mail peuvent être modifiés\u202f; les changements qui augmentent le prix sont réservés à la personne qui a réservé',
  },
  too_many_unpaid: {
    en: 'You have reached the limit for unpaid bookings. Pay for one or cancel one first',
    ar: 'بلغت الحد الأقصى للحجوزات غير المدفوعة. ادفع قيمة أحدها أو ألغِه أولًا',
    fr: 'Vous avez atteint la limite de réservations non payées. Payez-en ou annulez-en d’abord une',
  },
  overlapping_unpaid: {
    en: 'This person has another unpaid booking at this time',
    ar: 'لهذا الشخص حجز آخر غير مدفوع في الوقت نفسه',
    fr: 'Cette personne a une autre réservation non payée à ces dates',
  },
  address_unproved: {
    en: 'To reserve another car without paying now, sign in with a confirmed email address',
    ar: 'لحجز سيارة أخرى من دون الدفع الآن، سجّل الدخول ببريد إلكتروني مؤكَّد',
    fr: 'Pour réserver une autre voiture sans payer maintenant, connectez-vous avec une adresse e-mail confirmée',
  },
}

export const problems = problemsTitled(rentalTitles, rentalFieldMessages)
export const { problem, problemTitle, refusedBy } = problems
