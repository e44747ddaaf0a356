import { companyTitles } from '#domains/companies/public.ts'
import { fareTitles } from '#domains/fares/public.ts'
import { paymentTitles } from '#domains/payments/public.ts'
import { rentalTitles } from '#domains/rentals/public.ts'
import { problemsTitled } from '#platform/http/problem.ts'

/** Titles of the problems returned by trip routes. */
export const tripTitles = {
  ...paymentTitles,
  ...companyTitles,
  ...fareTitles,
  pick_up_in_the_past: rentalTitles.pick_up_in_the_past,
  price_changed: rentalTitles.price_changed,
  too_many_unpaid: rentalTitles.too_many_unpaid,
  overlapping_unpaid: rentalTitles.overlapping_unpaid,
  trip_not_payable: {
    en: 'This trip cannot be paid by card at the moment',
    ar: 'لا يمكن دفع قيمة هذه الرحلة بالبطاقة حاليًا',
    fr: 'Ce trajet ne peut pas être payé par carte pour le moment',
  },
  trip_paid: {
    en: 'This trip has already been paid',
    ar: 'سبق دفع قيمة هذه الرحلة',
    fr: 'Ce trajet a déjà été payé',
  },
  payment_in_progress: {
    en: 'A payment is in progress',
    ar: 'هناك عملية دفع قيد التنفيذ',
    fr: 'Un paiement est en cours',
  },
  record_not_found: { en: 'Record not found', ar: 'السجل غير موجود', fr: 'Enregistrement introuvable' },
  record_not_yours: {
    en: 'You cannot change this record',
    ar: 'لا يحق لك تعديل هذا السجل',
    fr: 'Vous ne pouvez pas modifier cet enregistrement',
  },
  own_profile: { en: 'This is your own profile', ar: 'هذا ملفك الشخصي', fr: 'C’est votre propre profil' },
  record_in_use: {
    en: 'This record is in use',
    ar: 'هذا السجل قيد الاستخدام',
    fr: 'Cet enregistrement est utilisé',
  },
  record_changed: {
    en: 'A colleague has changed this record in the meantime',
    ar: 'غيّر أحد الزملاء هذا السجل في هذه الأثناء',
    fr: 'Un collègue a modifié cet enregistrement entre-temps',
  },
  record_exists: {
    en: 'This record already exists',
    ar: 'هذا السجل موجود بالفعل',
    fr: 'Cet enregistrement existe déjà',
  },
  record_refers_to_nothing: {
    en: 'It refers to a record that does not exist',
    ar: 'يشير إلى سجل غير موجود',
    fr: 'Il renvoie à un enregistrement qui n’existe pas',
  },
  trip_not_found: { en: 'Trip not found', ar: 'لا توجد رحلة بهذه البيانات', fr: 'Trajet introuvable' },
  trip_act_refused: {
    en: 'Not possible at the trip’s current stage',
    ar: 'لا يمكن ذلك في المرحلة الحالية للرحلة',
    fr: 'Impossible à l’étape actuelle du trajet',
  },
  trip_not_cancellable: {
    en: 'This trip can no longer be cancelled',
    ar: 'لم يعد بالإمكان إلغاء هذه الرحلة',
    fr: 'Ce trajet ne peut plus être annulé',
  },
  quote_used: {
    en: 'This quote has already been booked with different details',
    ar: 'سبق الحجز بعرض السعر هذا ببيانات مختلفة',
    fr: 'Ce devis a déjà fait l’objet d’une réservation avec d’autres informations',
  },
  wallet_not_yours: {
    en: 'Only people at a company can pay with its wallet',
    ar: 'الدفع من المحفظة لموظفي الشركات فقط',
    fr: 'Seul le personnel d’une entreprise peut payer avec son portefeuille',
  },
  departure_gone: {
    en: 'This departure can no longer be booked',
    ar: 'لم يعد بالإمكان الحجز في هذا الموعد',
    fr: 'Ce départ ne peut plus être réservé',
  },
  approval_not_yours: {
    en: 'Only a supervisor can decide this',
    ar: 'لا يبتّ في ذلك إلا مشرف',
    fr: 'Seul un responsable peut prendre cette décision',
  },
  approval_not_waiting: {
    en: 'This trip is not awaiting approval',
    ar: 'هذه الرحلة لا تنتظر الموافقة',
    fr: 'Ce trajet n’est pas en attente d’approbation',
  },
  bill_not_found: {
    en: 'This trip does not have that bill',
    ar: 'لا توجد لهذه الرحلة فاتورة بهذا الرقم',
    fr: 'Cette facture n’existe pas pour ce trajet',
  },
  driver_age_required: {
    en: 'The driver’s age is missing',
    ar: 'لم يُذكر عمر السائق',
    fr: 'L’âge du conducteur n’est pas indiqué',
  },
  driver_too_young: {
    en: 'The driver is younger than the desk allows',
    ar: 'عمر السائق أقل مما يسمح به المكتب',
    fr: 'Le conducteur n’a pas l’âge minimal exigé par l’agence',
  },
  licence_years_required: {
    en: 'The number of years the driver has held a licence is missing',
    ar: 'لم يُذكر عدد السنوات منذ إصدار رخصة السائق',
    fr: 'Le nombre d’années de permis du conducteur n’est pas indiqué',
  },
  licence_too_new: {
    en: 'The driver has not held a licence for as long as the desk requires',
    ar: 'لم تمضِ على إصدار رخصة السائق المدة التي يشترطها المكتب',
    fr: 'Le conducteur n’a pas son permis depuis aussi longtemps que l’agence l’exige',
  },
}

/** A failure at a field is shown there with its title. */
export const problems = problemsTitled(tripTitles, tripTitles)
export const { problem } = problems
