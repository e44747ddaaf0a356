import { tripTitles } from '../trip-problem.http.ts'
import { problemsTitled } from '#platform/http/problem.ts'

/** Titles of the problems returned by dispatch routes. */
export const dispatchTitles = {
  ...tripTitles,
  trip_changed: {
    en: 'A colleague has changed this trip in the meantime',
    ar: 'غيّر أحد الزملاء هذه الرحلة في هذه الأثناء',
    fr: 'Un collègue a modifié ce trajet entre-temps',
  },
  approval_waiting: {
    en: 'The company has not approved this trip yet',
    ar: 'لم توافق الشركة على هذه الرحلة بعد',
    fr: 'L’entreprise n’a pas encore approuvé ce trajet',
  },
  payment_waiting: {
    en: 'The card has not paid for this trip yet',
    ar: 'لم تُدفع قيمة هذه الرحلة بالبطاقة بعد',
    fr: 'Ce trajet n’a pas encore été payé par carte',
  },
  price_not_agreed: {
    en: 'The price goes up. Confirm that whoever pays has agreed',
    ar: 'يرتفع السعر. أكّد أن من يدفع قد وافق',
    fr: 'Le prix augmente. Confirmez que la personne qui paie est d’accord',
  },
  card_rise_refused: {
    en: 'The card has already paid, and cannot be charged more for this trip',
    ar: 'سبق الدفع بالبطاقة، ولا يمكن تحصيل مبلغ إضافي منها لهذه الرحلة',
    fr: 'La carte a déjà été débitée et ne peut pas l’être davantage pour ce trajet',
  },
  driver_not_found: { en: 'Driver not found', ar: 'لا يوجد سائق بهذه البيانات', fr: 'Chauffeur introuvable' },
  driver_required: {
    en: 'This trip needs a driver',
    ar: 'تحتاج هذه الرحلة إلى سائق',
    fr: 'Ce trajet nécessite un chauffeur',
  },
  driver_not_needed: {
    en: 'The traveller drives this car',
    ar: 'المسافر هو من يقود هذه السيارة',
    fr: 'C’est le voyageur qui conduit cette voiture',
  },
  licence_over: {
    en: 'The driver’s licence expires before the trip ends',
    ar: 'تنتهي رخصة السائق قبل نهاية الرحلة',
    fr: 'Le permis du chauffeur expire avant la fin du trajet',
  },
  too_few_seats: {
    en: 'The vehicle has too few seats',
    ar: 'عدد مقاعد المركبة غير كافٍ',
    fr: 'Le véhicule n’a pas assez de places',
  },
  other_class: {
    en: 'This is not the vehicle class that was booked. Confirm that it is intended',
    ar: 'هذه المركبة ليست من الفئة المحجوزة. أكّد أن ذلك مقصود',
    fr: 'Ce n’est pas la catégorie de véhicule réservée. Confirmez que c’est voulu',
  },
  vehicle_busy: {
    en: 'The vehicle is on another trip at that time',
    ar: 'المركبة في رحلة أخرى في ذلك الوقت',
    fr: 'Le véhicule effectue un autre trajet à ce moment-là',
  },
  driver_busy: {
    en: 'The driver is on another trip at that time',
    ar: 'السائق في رحلة أخرى في ذلك الوقت',
    fr: 'Le chauffeur effectue un autre trajet à ce moment-là',
  },
  still_under_way: {
    en: 'The vehicle or the driver is still on another trip',
    ar: 'ما زالت المركبة أو السائق في رحلة أخرى',
    fr: 'Le véhicule ou le chauffeur effectue encore un autre trajet',
  },
  slip_in_the_future: {
    en: 'This time is in the future',
    ar: 'هذا الوقت في المستقبل',
    fr: 'Cette heure est dans le futur',
  },
  arrived_after_start: {
    en: 'The driver must arrive before the start. Correct one of the two times',
    ar: 'يجب أن يصل السائق قبل البدء. صحّح أحد الوقتين',
    fr: 'Le chauffeur doit arriver avant le départ. Corrigez l’une des deux heures',
  },
  waiting_beyond_clock: {
    en: 'The waiting is longer than the times show. Correct the arrival or leave this empty',
    ar: 'مدة الانتظار أطول مما تبيّنه الأوقات. صحّح وقت الوصول أو اترك الحقل فارغًا',
    fr: 'Le temps d’attente dépasse celui qu’indiquent les heures. Corrigez l’arrivée ou laissez ce champ vide',
  },
  start_early: {
    en: 'This is hours before pick-up. Confirm that it is right',
    ar: 'هذا قبل موعد الانطلاق بساعات. أكّد أنه صحيح',
    fr: 'C’est plusieurs heures avant la prise en charge. Confirmez que c’est exact',
  },
  end_before_start: {
    en: 'The end must be after the start',
    ar: 'يجب أن يكون وقت النهاية بعد وقت البداية',
    fr: 'La fin doit être postérieure au début',
  },
  odometer_backwards: {
    en: 'The odometer reading is lower than an earlier one',
    ar: 'قراءة العداد هذه أقل من قراءة سابقة',
    fr: 'Le relevé du compteur est inférieur à un relevé antérieur',
  },
  odometer_beyond_next: {
    en: 'The odometer reading is higher than at the start of the vehicle’s next trip',
    ar: 'قراءة العداد هذه أعلى من قراءته عند بداية الرحلة التالية للمركبة',
    fr: 'Le relevé du compteur est supérieur à celui du début du trajet suivant du véhicule',
  },
  odometer_required: {
    en: 'Enter the odometer reading',
    ar: 'أدخل قراءة العداد',
    fr: 'Saisissez le relevé du compteur',
  },
  not_ended: {
    en: 'The trip has not ended yet',
    ar: 'لم تنتهِ الرحلة بعد',
    fr: 'Le trajet n’est pas encore terminé',
  },
  too_fast: {
    en: 'That distance cannot be driven in that time',
    ar: 'لا يمكن قطع هذه المسافة في هذا الوقت',
    fr: 'Cette distance ne peut pas être parcourue en si peu de temps',
  },
  no_show_too_early: {
    en: 'The driver is still waiting',
    ar: 'ما زال السائق ينتظر',
    fr: 'Le chauffeur attend encore',
  },
  charge_not_found: {
    en: 'This trip does not have that charge',
    ar: 'هذا المبلغ غير موجود في هذه الرحلة',
    fr: 'Ces frais n’existent pas pour ce trajet',
  },
  charge_currency: {
    en: 'This trip is billed in another currency',
    ar: 'فاتورة هذه الرحلة بعملة أخرى',
    fr: 'Ce trajet est facturé dans une autre devise',
  },
  charge_of_nothing: {
    en: 'A charge must be above zero, unless the quote estimated it',
    ar: 'يجب أن يكون المبلغ الإضافي أكبر من صفر، إلا إذا كان له تقدير في عرض السعر',
    fr: 'Des frais doivent être supérieurs à zéro, sauf s’ils étaient estimés dans le devis',
  },
  charge_too_large: {
    en: 'A charge is far too large. Remove it or enter it again',
    ar: 'أحد المبالغ كبير جدًا. احذفه أو اكتبه من جديد',
    fr: 'Certains frais sont beaucoup trop élevés. Retirez-les ou saisissez-les à nouveau',
  },
  too_many_charges: {
    en: 'A trip can have at most 50 charges',
    ar: 'الحد الأقصى 50 مبلغًا إضافيًا لكل رحلة',
    fr: 'Un trajet peut comporter 50 frais au maximum',
  },
  bill_changed: {
    en: 'The bill has changed since you opened it. Check it again',
    ar: 'تغيّرت الفاتورة بعد أن عرضتها. راجعها من جديد',
    fr: 'La facture a changé depuis que vous l’avez ouverte. Vérifiez-la à nouveau',
  },
  collection_not_found: {
    en: 'This trip does not have that entry',
    ar: 'هذا القيد غير موجود في هذه الرحلة',
    fr: 'Cette écriture n’existe pas pour ce trajet',
  },
  collection_given_back: {
    en: 'More was refunded than would be left. Undo that entry first',
    ar: 'أُعيد أكثر مما سيبقى. ألغِ ذلك القيد أولًا',
    fr: 'Le montant restitué dépasse ce qui resterait. Annulez d’abord cette écriture',
  },
  collection_currency: {
    en: 'This trip is paid in another currency',
    ar: 'تُدفع قيمة هذه الرحلة بعملة أخرى',
    fr: 'Ce trajet est payé dans une autre devise',
  },
  collection_of_nothing: {
    en: 'The amount must be above zero',
    ar: 'يجب أن يكون المبلغ أكبر من صفر',
    fr: 'Le montant doit être supérieur à zéro',
  },
  collection_too_large: {
    en: 'This is more than can be collected or refunded for this trip',
    ar: 'هذا أكثر مما يمكن تحصيله أو إعادته عن هذه الرحلة',
    fr: 'Ce montant dépasse ce qui peut être encaissé ou restitué pour ce trajet',
  },
  too_many_collections: {
    en: 'A trip can have at most 20 collection entries',
    ar: 'الحد الأقصى 20 قيد تحصيل لكل رحلة',
    fr: 'Un trajet peut comporter 20 écritures d’encaissement au maximum',
  },
  wallet_pays: {
    en: 'The company’s wallet pays for this trip, so there is nothing to collect',
    ar: 'تُدفع قيمة هذه الرحلة من محفظة الشركة، فلا يوجد ما يُحصَّل',
    fr: 'Ce trajet est payé par le portefeuille de l’entreprise\u00a0: il n’y a rien à encaisser',
  },
}

/** A failure at a field of a form is shown there with its title. */
export const problems = problemsTitled(dispatchTitles, dispatchTitles)
