import type { FieldMessages } from '#kernel/field-messages.ts'

export const tripFieldMessages = {
  airport_has_code: {
    en: 'An airport needs its three-letter code; other places must not have one',
    ar: 'يحتاج المطار إلى رمزه المكوّن من ثلاثة أحرف، ولا رمز لغيره من الأماكن',
    fr: 'Un aéroport doit avoir son code à trois lettres\u202f; les autres lieux ne doivent pas en avoir',
  },
  place_kind_unknown: { en: 'Unknown type of place', ar: 'نوع مكان غير معروف', fr: 'Type de lieu inconnu' },
  quote_required: { en: 'Quote is Required', ar: 'عرض السعر مطلوب', fr: 'Le devis est obligatoire' },
  pay_by_invalid: {
    en: 'Payment must be by wallet, by card or to the driver',
    ar: 'يجب أن يكون الدفع من المحفظة أو بالبطاقة أو للسائق',
    fr: 'Le paiement se fait par portefeuille, par carte ou au chauffeur',
  },
  collection_kind_invalid: {
    en: 'The entry must be collected or given back',
    ar: 'يجب أن يكون القيد مبلغًا مُحصَّلًا أو مُعادًا',
    fr: 'L’écriture doit être un encaissement ou une restitution',
  },
  charge_kind_invalid: {
    en: 'The charge must be toll, parking, permit or other',
    ar: 'يجب أن يكون المبلغ رسم طريق أو موقف أو تصريح أو غير ذلك',
    fr: 'Les frais doivent être de type péage, stationnement, permis ou autre',
  },
  metadata_invalid: {
    en: 'Metadata can be at most 2 kilobytes of texts, numbers and true or false values, under names made of letters, digits, dots and dashes',
    ar: 'يجب ألا تتجاوز البيانات الإضافية 2 كيلوبايت من النصوص والأرقام وقيم نعم أو لا، بأسماء من أحرف لاتينية وأرقام ونقاط وشرطات',
    fr: 'Les métadonnées ne doivent pas dépasser 2 kilo-octets de textes, de nombres et de valeurs vrai ou faux, sous des noms composés de lettres, de chiffres, de points et de tirets',
  },
  odometer_invalid: {
    en: 'The odometer reading must be whole kilometres from 0 to 2000000',
    ar: 'يجب أن تكون قراءة العداد عددًا صحيحًا من الكيلومترات من 0 إلى 2000000',
    fr: 'Le relevé du compteur doit être un nombre entier de kilomètres compris entre 0 et 2000000',
  },
  minutes_invalid: {
    en: 'Minutes must be 0 to 1440',
    ar: 'يجب أن يكون عدد الدقائق من 0 إلى 1440',
    fr: 'Le nombre de minutes doit être compris entre 0 et 1440',
  },
  km_invalid: {
    en: 'Kilometres must be 0 to 500',
    ar: 'يجب أن يكون عدد الكيلومترات من 0 إلى 500',
    fr: 'Le nombre de kilomètres doit être compris entre 0 et 500',
  },
  licence_years_invalid: {
    en: 'Enter whole years, from 0 to 80',
    ar: 'اكتب عدد السنوات الكاملة من 0 إلى 80',
    fr: 'Indiquez un nombre entier d’années, de 0 à 80',
  },
  trip_status_unknown: { en: 'Unknown status', ar: 'حالة غير معروفة', fr: 'Statut inconnu' },
  trip_category_unknown: { en: 'Unknown category', ar: 'فئة غير معروفة', fr: 'Catégorie inconnue' },
  place_kind_invalid: {
    en: 'The type of place must be airport, station, hotel, landmark or area',
    ar: 'يجب أن يكون نوع المكان مطارًا أو محطة أو فندقًا أو معلمًا أو منطقة',
    fr: 'Le type de lieu doit être aéroport, gare, hôtel, site ou quartier',
  },
  banner_kind_invalid: {
    en: 'The banner type must be a whole number',
    ar: 'يجب أن يكون نوع اللافتة عددًا صحيحًا',
    fr: 'Le type de bannière doit être un nombre entier',
  },
  corp_id_invalid: {
    en: 'A company ID must be 2 to 40 letters, digits or dashes',
    ar: 'يجب أن يتكون معرّف الشركة من 2 إلى 40 حرفًا لاتينيًا أو رقمًا أو شرطة',
    fr: 'Un identifiant d’entreprise doit comporter de 2 à 40 lettres, chiffres ou tirets',
  },
  time_zone_unknown: { en: 'Unknown time zone', ar: 'منطقة زمنية غير معروفة', fr: 'Fuseau horaire inconnu' },
  seats_of_model_invalid: {
    en: 'Seats must be 1 to 100',
    ar: 'يجب أن يكون عدد المقاعد من 1 إلى 100',
    fr: 'Le nombre de places doit être compris entre 1 et 100',
  },
  bags_invalid: {
    en: 'Bags must be 0 to 100',
    ar: 'يجب أن يكون عدد الحقائب من 0 إلى 100',
    fr: 'Le nombre de bagages doit être compris entre 0 et 100',
  },
  picture_unknown: { en: 'Picture not found', ar: 'الصورة غير موجودة', fr: 'Image introuvable' },
  rank_invalid: {
    en: 'The position must be 1 to 1000',
    ar: 'يجب أن يكون الترتيب من 1 إلى 1000',
    fr: 'La position doit être comprise entre 1 et 1000',
  },
  fuel_unknown: { en: 'Unknown fuel', ar: 'نوع وقود غير معروف', fr: 'Carburant inconnu' },
  ring_invalid: {
    en: 'A zone must have 3 to 200 corners, each a longitude and a latitude',
    ar: 'يجب أن يكون للمنطقة من 3 إلى 200 زاوية، لكل منها خط طول وخط عرض',
    fr: 'Une zone doit avoir de 3 à 200 sommets, chacun avec une longitude et une latitude',
  },
} as const satisfies FieldMessages

export type TripFieldCode = keyof typeof tripFieldMessages
