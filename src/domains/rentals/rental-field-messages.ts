import type { FieldMessages } from '#kernel/field-messages.ts'

export const rentalFieldMessages = {
  note_required: { en: 'Enter a note', ar: 'اكتب ملاحظة', fr: 'Saisissez une note' },
  pickup_required: {
    en: 'Pick Up Location is required',
    ar: 'موقع الاستلام مطلوب',
    fr: 'Le lieu de prise en charge est obligatoire',
  },
  offer_required: { en: 'Offer is Required', ar: 'العرض مطلوب', fr: 'L’offre est obligatoire' },
  vehicle_name_required: {
    en: 'Car name is Required',
    ar: 'اسم السيارة مطلوب',
    fr: 'Le nom de la voiture est obligatoire',
  },
  card_holder_required: {
    en: 'Name on card is Required',
    ar: 'الاسم على البطاقة مطلوب',
    fr: 'Le nom figurant sur la carte est obligatoire',
  },
  near_invalid: {
    en: 'Enter near as a latitude and a longitude, separated by a comma',
    ar: 'أدخل near كخط عرض وخط طول تفصل بينهما فاصلة',
    fr: 'Indiquez near sous forme de latitude et de longitude, séparées par une virgule',
  },
  location_type_invalid: {
    en: 'The only type allowed is station; otherwise leave it out',
    ar: 'النوع المسموح به هو station فقط، وإلا فلا ترسله',
    fr: 'Le seul type autorisé est station\u202f; sinon, omettez-le',
  },
  location_id_invalid: {
    en: 'A location ID must have 3 to 60 letters, digits or dashes',
    ar: 'يجب أن يتكون معرّف المكان من 3 إلى 60 حرفًا أو رقمًا أو شرطة',
    fr: 'Un identifiant de lieu doit comporter de 3 à 60 lettres, chiffres ou tirets',
  },
  card_number_length: {
    en: 'Card number must have 12 to 19 digits',
    ar: 'يجب أن يتكون رقم البطاقة من 12 إلى 19 رقمًا',
    fr: 'Le numéro de carte doit comporter de 12 à 19 chiffres',
  },
  card_cvc_invalid: {
    en: 'Security code must have 3 or 4 digits',
    ar: 'يجب أن يتكون رمز الأمان من 3 أو 4 أرقام',
    fr: 'Le code de sécurité doit comporter 3 ou 4 chiffres',
  },
  card_expiry_out_of_range: {
    en: 'Enter an expiry date with a month 1–12 and a year 2024–2099',
    ar: 'أدخل تاريخ انتهاء بشهر من 1 إلى 12 وسنة من 2024 إلى 2099',
    fr: 'Indiquez une date d’expiration avec un mois de 1 à 12 et une année de 2024 à 2099',
  },
  driver_age_invalid: {
    en: 'Driver’s age must be between 18 and 99',
    ar: 'يجب أن يكون عمر السائق بين 18 و99 سنة',
    fr: 'L’âge du conducteur doit être compris entre 18 et 99 ans',
  },
  quantity_invalid: {
    en: 'Quantity must be between 0 and 9',
    ar: 'يجب أن تكون الكمية من 0 إلى 9',
    fr: 'La quantité doit être comprise entre 0 et 9',
  },
  booking_id_invalid: {
    en: 'A booking ID must be a UUID',
    ar: 'يجب أن يكون معرّف الحجز بصيغة UUID',
    fr: 'Un identifiant de réservation doit être un UUID',
  },
  quote_id_invalid: {
    en: 'A quote ID must be a UUID',
    ar: 'يجب أن يكون معرّف عرض السعر بصيغة UUID',
    fr: 'Un identifiant de devis doit être un UUID',
  },
  extra_named_twice: {
    en: 'List each extra only once',
    ar: 'اذكر كل إضافة مرة واحدة فقط',
    fr: 'Indiquez chaque option une seule fois',
  },
  rating_invalid: {
    en: 'Rating must be 0 to 10',
    ar: 'يجب أن يكون التقييم من 0 إلى 10',
    fr: 'La note doit être comprise entre 0 et 10',
  },
  currency_without_rate: {
    en: 'Choose another currency: there is no exchange rate for this one',
    ar: 'اختر عملة أخرى: لا يتوفر سعر صرف لهذه العملة',
    fr: 'Choisissez une autre devise\u00a0: il n’existe pas de taux de change pour celle-ci',
  },
  car_required: { en: 'Car is Required', ar: 'السيارة مطلوبة', fr: 'La voiture est obligatoire' },
  filter_empty: {
    en: 'Choose at least one value for the filter',
    ar: 'اختر قيمة واحدة على الأقل للتصفية',
    fr: 'Choisissez au moins une valeur pour le filtre',
  },
  comment_empty: { en: 'Enter a comment', ar: 'اكتب تعليقًا', fr: 'Saisissez un commentaire' },
  payment_method_invalid: {
    en: 'Send the gateway’s own ID for the payment method',
    ar: 'أرسل معرّف وسيلة الدفع الصادر عن بوابة الدفع',
    fr: 'Envoyez l’identifiant du moyen de paiement attribué par la passerelle de paiement',
  },
  payment_act_invalid: {
    en: 'The action must be returned, resumed or abandoned',
    ar: 'يجب أن يكون الإجراء returned أو resumed أو abandoned',
    fr: 'L’action doit être returned, resumed ou abandoned',
  },
  margin_days_invalid: {
    en: 'Days must be a whole number from 0 to 999',
    ar: 'يجب أن يكون عدد الأيام عددًا صحيحًا من 0 إلى 999',
    fr: 'Le nombre de jours doit être un entier compris entre 0 et 999',
  },
  margin_percent_invalid: {
    en: 'The percentage must be -100 to 100, with at most two decimals',
    ar: 'يجب أن تكون النسبة من \u2068-100\u2069 إلى 100، وبمنزلتين عشريتين على الأكثر',
    fr: 'Le pourcentage doit être compris entre -100 et 100, avec deux décimales au plus',
  },
  margin_plan_unknown: { en: 'Plan not found', ar: 'الخطة غير موجودة', fr: 'Formule introuvable' },
  margin_plan_at_desk: {
    en: 'Everything is paid at the desk with this plan, so no margin can be added',
    ar: 'يُدفع كل شيء في المكتب مع هذه الخطة، فلا يمكن إضافة هامش ربح',
    fr: 'Avec cette formule, tout se paie en agence\u00a0: aucune marge ne peut être ajoutée',
  },
  margin_supplier_unknown: { en: 'Supplier not found', ar: 'المورّد غير موجود', fr: 'Loueur introuvable' },
  margin_supplier_of_plan: {
    en: 'This plan belongs to another supplier',
    ar: 'هذه الخطة لمورّد آخر',
    fr: 'Cette formule appartient à un autre loueur',
  },
  margin_place_unknown: { en: 'Place not found', ar: 'المكان غير موجود', fr: 'Lieu introuvable' },
  margin_days_out_of_order: {
    en: 'This must not be fewer than the days before',
    ar: 'يجب ألا يقل هذا عن عدد الأيام السابق',
    fr: 'Ce nombre ne doit pas être inférieur au nombre de jours précédent',
  },
  margin_dates_out_of_order: {
    en: 'The last day must not be before the first',
    ar: 'يجب ألا يسبق اليوم الأخير اليوم الأول',
    fr: 'Le dernier jour ne doit pas précéder le premier',
  },
  terms_unread: {
    en: 'Read the caller the total and the terms first',
    ar: 'اقرأ الإجمالي والشروط على المتصل أولًا',
    fr: 'Lisez d’abord à l’appelant le total et les conditions',
  },
  link_required: { en: 'Link is Required', ar: 'الرابط مطلوب', fr: 'Le lien est obligatoire' },
} as const satisfies FieldMessages

export type RentalFieldCode = keyof typeof rentalFieldMessages
