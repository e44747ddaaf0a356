import type { FieldMessages } from '#kernel/field-messages.ts'

/** Reasons why a requested trip cannot be driven. Also the titles of those problems. */
export const planMessages = {
  airport_unknown: {
    en: 'There are no transfers at this airport',
    ar: 'لا يتوفر توصيل في هذا المطار',
    fr: 'Il n’y a pas de transferts dans cet aéroport',
  },
  place_unknown: { en: 'Place not found', ar: 'المكان غير موجود', fr: 'Lieu introuvable' },
  place_not_found: {
    en: 'We could not find this address. Choose a suggested place, or paste its coordinates or link from a map',
    ar: 'لم نجد هذا العنوان. اختر مكانًا مقترحًا، أو الصق إحداثياته أو رابطه من الخريطة',
    fr: 'Nous n’avons pas trouvé cette adresse. Choisissez un lieu suggéré, ou collez ses coordonnées ou son lien depuis une carte',
  },
  place_outside_city: {
    en: 'This place is too far from the city',
    ar: 'هذا المكان بعيد جدًا عن المدينة',
    fr: 'Ce lieu est trop éloigné de la ville',
  },
  place_too_far: {
    en: 'This place is too far for such a trip',
    ar: 'هذا المكان بعيد جدًا على رحلة من هذا النوع',
    fr: 'Ce lieu est trop éloigné pour un tel trajet',
  },
  place_unreachable: {
    en: 'This place cannot be reached by road',
    ar: 'لا يمكن الوصول إلى هذا المكان برًّا',
    fr: 'Ce lieu n’est pas accessible par la route',
  },
  trip_in_the_past: {
    en: 'Pick-up must be in the future',
    ar: 'يجب أن يكون موعد الانطلاق في المستقبل',
    fr: 'La prise en charge doit avoir lieu à une date future',
  },
  trip_too_soon: {
    en: 'It is too late to book this pick-up. Choose a later time',
    ar: 'فات وقت الحجز لهذا الموعد. اختر وقتًا لاحقًا',
    fr: 'Il est trop tard pour réserver cette prise en charge. Choisissez une heure ultérieure',
  },
  trip_too_far_ahead: {
    en: 'Pick-up must be within the next 365 days',
    ar: 'يجب أن يكون موعد الانطلاق خلال 365 يومًا من الآن',
    fr: 'La prise en charge doit avoir lieu dans les 365 prochains jours',
  },
  return_before_start: {
    en: 'The return must be after the start',
    ar: 'يجب أن يكون موعد العودة بعد موعد الانطلاق',
    fr: 'Le retour doit avoir lieu après le départ',
  },
  return_too_soon: {
    en: 'The return is too early: the trip there and back takes longer',
    ar: 'موعد العودة مبكر جدًا: الذهاب والإياب يستغرقان وقتًا أطول',
    fr: 'Le retour est trop tôt\u00a0: le trajet aller-retour prend plus de temps',
  },
  trip_too_long: {
    en: 'A trip can last at most 30 days',
    ar: 'يجب ألا تتجاوز مدة الرحلة 30 يومًا',
    fr: 'Un trajet peut durer 30 jours au maximum',
  },
  package_unknown: { en: 'Package not found', ar: 'الباقة غير موجودة', fr: 'Forfait introuvable' },
  plan_unknown: { en: 'Plan not found', ar: 'الخطة غير موجودة', fr: 'Formule introuvable' },
  trip_not_offered: {
    en: 'We do not offer such trips here',
    ar: 'لا نقدّم رحلات من هذا النوع هنا',
    fr: 'Nous ne proposons pas ce type de trajet ici',
  },
  departure_unknown: { en: 'Departure not found', ar: 'موعد الانطلاق غير موجود', fr: 'Départ introuvable' },
} as const satisfies FieldMessages

export const fareFieldMessages = {
  ...planMessages,
  place_required: { en: 'Place is Required', ar: 'المكان مطلوب', fr: 'Le lieu est obligatoire' },
  airport_invalid: {
    en: 'An airport code must be three letters',
    ar: 'يجب أن يتكون رمز المطار من ثلاثة أحرف',
    fr: 'Un code d’aéroport se compose de trois lettres',
  },
  trip_time_invalid: {
    en: 'Enter a date and time as 2027-01-15T09:30',
    ar: 'أدخل التاريخ والوقت بالصيغة \u20682027-01-15T09:30\u2069',
    fr: 'Indiquez une date et une heure au format 2027-01-15T09:30',
  },
  city_unknown: {
    en: 'We do not offer trips from this city',
    ar: 'لا نقدّم رحلات من هذه المدينة',
    fr: 'Nous ne proposons pas de trajets au départ de cette ville',
  },
  departure_full: {
    en: 'Not enough seats left',
    ar: 'المقاعد المتبقية غير كافية',
    fr: 'Il ne reste pas assez de places',
  },
  day_past: {
    en: 'Choose today or a later date',
    ar: 'اختر تاريخ اليوم أو تاريخًا لاحقًا',
    fr: 'Choisissez la date du jour ou une date ultérieure',
  },
  vehicle_type_unknown: {
    en: 'Vehicle type not found',
    ar: 'نوع المركبة غير موجود',
    fr: 'Type de véhicule introuvable',
  },
  company_unknown: { en: 'Company not found', ar: 'الشركة غير موجودة', fr: 'Entreprise introuvable' },
  zone_unknown: {
    en: 'This city has no such zone',
    ar: 'هذه المنطقة غير موجودة في المدينة',
    fr: 'Cette zone n’existe pas dans cette ville',
  },
  card_kind: {
    en: 'This rate card is for another category',
    ar: 'بطاقة الأسعار هذه لفئة أخرى',
    fr: 'Cette grille tarifaire concerne une autre catégorie',
  },
  card_currency: {
    en: 'The currency must be the city’s',
    ar: 'يجب أن تكون العملة هي عملة المدينة',
    fr: 'La devise doit être celle de la ville',
  },
  card_twice: {
    en: 'List each one only once',
    ar: 'اذكر كلًّا منها مرة واحدة فقط',
    fr: 'Indiquez chaque élément une seule fois',
  },
  ladder_falls: {
    en: 'More must not cost less',
    ar: 'يجب ألا يقل سعر الكمية الأكبر',
    fr: 'Une quantité plus grande ne doit pas coûter moins cher',
  },
  slab_start: {
    en: 'The first slab must start at 0 km',
    ar: 'يجب أن تبدأ الشريحة الأولى من 0 كم',
    fr: 'La première tranche doit commencer à 0\u00a0km',
  },
  slab_gap: {
    en: 'A slab must start where the previous one ends',
    ar: 'يجب أن تبدأ كل شريحة من حيث تنتهي سابقتها',
    fr: 'Une tranche doit commencer là où finit la précédente',
  },
  slab_overlap: {
    en: 'This slab overlaps the previous one',
    ar: 'تتداخل هذه الشريحة مع سابقتها',
    fr: 'Cette tranche chevauche la précédente',
  },
  slab_end: {
    en: 'A slab must end after it starts, and the last one must have no end',
    ar: 'يجب أن تنتهي كل شريحة بعد بدايتها، وأن تكون الأخيرة بلا نهاية',
    fr: 'Une tranche doit finir après son début, et la dernière ne doit pas avoir de fin',
  },
  slab_falls: {
    en: 'A longer distance must not cost less',
    ar: 'يجب ألا يقل سعر المسافة الأطول',
    fr: 'Une distance plus longue ne doit pas coûter moins cher',
  },
  driver_age_required: {
    en: 'Enter the driver’s age',
    ar: 'اكتب عمر السائق',
    fr: 'Indiquez l’âge du conducteur',
  },
  licence_years_required: {
    en: 'Enter how many years the driver has held a licence',
    ar: 'اكتب عدد السنوات منذ إصدار رخصة السائق',
    fr: 'Indiquez depuis combien d’années le conducteur a son permis',
  },
  rate_invalid: {
    en: 'Price must be 0 to 10000000.00, with at most two decimals',
    ar: 'يجب أن يكون السعر من 0 إلى 10000000.00، وبمنزلتين عشريتين على الأكثر',
    fr: 'Le prix doit être compris entre 0 et 10000000.00, avec deux décimales au plus',
  },
  lead_minutes_invalid: {
    en: 'Minutes must be a whole number from 0 to 10080',
    ar: 'يجب أن يكون عدد الدقائق عددًا صحيحًا من 0 إلى 10080',
    fr: 'Le nombre de minutes doit être un entier compris entre 0 et 10080',
  },
  rate_km_invalid: {
    en: 'Kilometres must be a whole number from 0 to 100000',
    ar: 'يجب أن يكون عدد الكيلومترات عددًا صحيحًا من 0 إلى 100000',
    fr: 'Le nombre de kilomètres doit être un entier compris entre 0 et 100000',
  },
  rate_minutes_invalid: {
    en: 'Minutes must be a whole number from 1 to 100000, at least 60 for a plan',
    ar: 'يجب أن يكون عدد الدقائق عددًا صحيحًا من 1 إلى 100000، و60 على الأقل للخطة',
    fr: 'Le nombre de minutes doit être un entier compris entre 1 et 100000, et d’au moins 60 pour une formule',
  },
  waiting_minutes_invalid: {
    en: 'Minutes must be a whole number from 0 to 100000',
    ar: 'يجب أن يكون عدد الدقائق عددًا صحيحًا من 0 إلى 100000',
    fr: 'Le nombre de minutes doit être un entier compris entre 0 et 100000',
  },
  grace_minutes_invalid: {
    en: 'Minutes must be 0 to 59',
    ar: 'يجب أن يكون عدد الدقائق من 0 إلى 59',
    fr: 'Le nombre de minutes doit être compris entre 0 et 59',
  },
  rate_list_length: {
    en: 'Add at least one and at most 20',
    ar: 'أضف واحدة على الأقل و20 على الأكثر',
    fr: 'Ajoutez-en au moins un et 20 au maximum',
  },
} as const satisfies FieldMessages

export type FareFieldCode = keyof typeof fareFieldMessages
