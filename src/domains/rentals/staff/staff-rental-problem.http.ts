/** Titles of the problems returned only by staff routes of rentals. */
export const staffRentalTitles = {
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
}
