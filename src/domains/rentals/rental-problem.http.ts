import { accountTitles } from '#domains/accounts/public.ts'
import { couponTitles } from '#domains/coupons/public.ts'
import { invoiceTitles } from '#domains/invoices/public.ts'
import { paymentTitles } from '#domains/payments/public.ts'
import { staffTitles } from '#domains/staff/public.ts'
import { problemsTitled } from '#platform/http/problem.ts'
import { rentalFieldMessages } from './rental-field-messages.ts'

/** Titles of the problems returned by rental routes. */
export const rentalTitles = {
  ...accountTitles,
  ...couponTitles,
  ...invoiceTitles,
  ...paymentTitles,
  ...staffTitles,
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
  view_not_found: {
    en: 'Saved view not found',
    ar: 'العرض المحفوظ غير موجود',
    fr: 'Vue enregistrée introuvable',
  },
  too_many_views: {
    en: 'You have reached the limit for saved views',
    ar: 'بلغت الحد الأقصى للعروض المحفوظة',
    fr: 'Vous avez atteint la limite de vues enregistrées',
  },
  not_to_be_picked_up: {
    en: 'This is not a confirmed booking whose pick-up time has passed',
    ar: 'ليس هذا حجزًا مؤكدًا مضى موعد استلامه',
    fr: 'Ce n’est pas une réservation confirmée dont l’heure de prise en charge est passée',
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
  refund_differs: {
    en: 'The refund under the terms has changed. Check it again',
    ar: 'تغيّر المبلغ المسترد بحسب الشروط. راجعه من جديد',
    fr: 'Le remboursement prévu par les conditions a changé. Vérifiez-le à nouveau',
  },
  refund_request_not_found: {
    en: 'Refund request not found',
    ar: 'طلب الاسترداد غير موجود',
    fr: 'Demande de remboursement introuvable',
  },
  refund_not_now: {
    en: 'Nothing can be refunded on this booking at the moment',
    ar: 'لا يمكن استرداد أي مبلغ عن هذا الحجز حاليًا',
    fr: 'Rien ne peut être remboursé sur cette réservation pour le moment',
  },
  refund_currency: {
    en: 'This booking was paid in another currency',
    ar: 'دُفع هذا الحجز بعملة أخرى',
    fr: 'Cette réservation a été payée dans une autre devise',
  },
  refund_above_paid: {
    en: 'This is more than what is left of the payment',
    ar: 'هذا أكثر مما بقي من المبلغ المدفوع',
    fr: 'Ce montant dépasse ce qui reste du paiement',
  },
  refund_of_colleague: {
    en: 'A colleague has requested this refund',
    ar: 'طلب أحد الزملاء هذا الاسترداد',
    fr: 'Un collègue a demandé ce remboursement',
  },
  refund_decided: {
    en: 'A colleague has already decided this',
    ar: 'سبق أن بتّ أحد الزملاء في ذلك',
    fr: 'Un collègue a déjà pris la décision',
  },
  second_person_needed: {
    en: 'A colleague needs to approve your request',
    ar: 'يجب أن يوافق أحد الزملاء على طلبك',
    fr: 'Un collègue doit approuver votre demande',
  },
  nothing_to_retry: {
    en: 'There is no failed refund to retry',
    ar: 'لا يوجد استرداد فاشل لإعادة محاولته',
    fr: 'Il n’y a aucun remboursement échoué à relancer',
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
  driver_missing: {
    en: 'This booking has no driver',
    ar: 'لا يوجد سائق في هذا الحجز',
    fr: 'Cette réservation n’a pas de conducteur',
  },
  driver_changed: {
    en: 'The driver’s details have changed in the meantime',
    ar: 'تغيّرت بيانات السائق في هذه الأثناء',
    fr: 'Les coordonnées du conducteur ont changé entre-temps',
  },
  booking_in_progress: {
    en: 'A change to this booking is in progress. Wait for it to finish',
    ar: 'يجري تعديل هذا الحجز الآن. انتظر حتى ينتهي',
    fr: 'Une modification de cette réservation est en cours. Attendez qu’elle soit terminée',
  },
  mention_not_found: {
    en: 'You are not mentioned there, or have already seen it',
    ar: 'لم يُشر إليك هنا، أو سبق أن اطّلعت على ذلك',
    fr: 'Cette mention ne vous concerne pas, ou vous l’avez déjà vue',
  },
  mail_not_found: { en: 'Email not found', ar: 'الرسالة غير موجودة', fr: 'E-mail introuvable' },
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
  not_waiting: {
    en: 'This booking is not waiting for the supplier',
    ar: 'هذا الحجز لا ينتظر ردّ المورّد',
    fr: 'Cette réservation n’est pas en attente du loueur',
  },
  booking_moved: {
    en: 'The booking has changed in the meantime. Check it again',
    ar: 'تغيّر الحجز في هذه الأثناء. راجعه من جديد',
    fr: 'La réservation a changé entre-temps. Vérifiez-la à nouveau',
  },
  reservation_unknown: {
    en: 'The supplier’s system has no active reservation with this number',
    ar: 'لا يوجد في نظام المورّد حجز قائم بهذا الرقم',
    fr: 'Le système du loueur ne contient aucune réservation active portant ce numéro',
  },
  reservation_of_another: {
    en: 'This number belongs to another of our bookings',
    ar: 'هذا الرقم لحجز آخر من حجوزاتنا',
    fr: 'Ce numéro correspond à une autre de nos réservations',
  },
  reservation_stands: {
    en: 'The supplier’s system still has this reservation',
    ar: 'ما زال هذا الحجز قائمًا في نظام المورّد',
    fr: 'Cette réservation figure toujours dans le système du loueur',
  },
  supplier_keeps_it: {
    en: 'The supplier’s system rejected this. Call its desk',
    ar: 'رفض نظام المورّد ذلك. اتصل بمكتبه',
    fr: 'Le système du loueur a rejeté cette action. Appelez l’agence',
  },
  plan_not_found: { en: 'Plan not found', ar: 'الخطة غير موجودة', fr: 'Formule introuvable' },
  plan_changed: {
    en: 'A colleague has switched it in the meantime',
    ar: 'بدّل أحد الزملاء حالتها في هذه الأثناء',
    fr: 'Un collègue en a changé l’état entre-temps',
  },
  margin_not_found: { en: 'Rule not found', ar: 'القاعدة غير موجودة', fr: 'Règle introuvable' },
  margin_changed: {
    en: 'A colleague has changed this in the meantime',
    ar: 'عدّل أحد الزملاء هذه البيانات في هذه الأثناء',
    fr: 'Un collègue a modifié ces données entre-temps',
  },
  margin_invalid: {
    en: 'This rule could never apply',
    ar: 'لا يمكن أن تسري هذه القاعدة في أي حالة',
    fr: 'Cette règle ne pourrait jamais s’appliquer',
  },
  margin_nowhere: {
    en: 'None of this rule’s places can be searched',
    ar: 'لا يمكن البحث في أي من أماكن هذه القاعدة',
    fr: 'Aucun des lieux de cette règle ne peut faire l’objet d’une recherche',
  },
  driver_has_unpaid: {
    en: 'This driver already has an unpaid car; a driver can have one at a time',
    ar: 'لهذا السائق سيارة لم تُدفع قيمتها بعد، ولا يُسمح لكل سائق بأكثر من سيارة واحدة كهذه',
    fr: 'Ce conducteur a déjà une voiture non payée\u202f; un conducteur ne peut en avoir qu’une à la fois',
  },
  class_held_unpaid: {
    en: 'This desk has reached the limit for unpaid reservations in this class. Choose another class or desk',
    ar: 'بلغ هذا المكتب الحد الأقصى للحجوزات غير المدفوعة من هذه الفئة. اختر فئة أخرى أو مكتبًا آخر',
    fr: 'Cette agence a atteint la limite de réservations non payées dans cette catégorie. Choisissez une autre catégorie ou une autre agence',
  },
  too_many_booked: {
    en: 'You have reached today’s limit for bookings made for callers',
    ar: 'بلغت اليوم الحد الأقصى للحجوزات التي تجريها للمتصلين',
    fr: 'Vous avez atteint la limite du jour de réservations effectuées pour des appelants',
  },
  address_unproved: {
    en: 'To reserve another car without paying now, sign in with a confirmed email address',
    ar: 'لحجز سيارة أخرى من دون الدفع الآن، سجّل الدخول ببريد إلكتروني مؤكَّد',
    fr: 'Pour réserver une autre voiture sans payer maintenant, connectez-vous avec une adresse e-mail confirmée',
  },
}

export const problems = problemsTitled(rentalTitles, rentalFieldMessages)
export const { problem, problemTitle, refusedBy } = problems
