import type { TAX_PARTS } from '#domains/fares/public.ts'
import type { Localized } from '#kernel/locale.ts'

/** Titles of the files. */
export const TITLES = {
  countries: { en: 'Countries', ar: 'البلدان', fr: 'Pays' },
  cities: { en: 'Cities', ar: 'المدن', fr: 'Villes' },
  places: { en: 'Places', ar: 'الأماكن', fr: 'Lieux' },
  banners: { en: 'Banners', ar: 'اللافتات', fr: 'Bannières' },
  packages: { en: 'Packages', ar: 'الباقات', fr: 'Forfaits' },
  departures: { en: 'Shuttle departures', ar: 'مواعيد الحافلات المشتركة', fr: 'Départs des navettes' },
  trips: { en: 'Trips', ar: 'الرحلات', fr: 'Trajets' },
  bill: { en: 'Bill', ar: 'الفاتورة', fr: 'Facture' },
  fare: { en: 'Fare', ar: 'الأجرة', fr: 'Prix du trajet' },
  credit_note: { en: 'Credit note', ar: 'إشعار دائن', fr: 'Avoir' },
} as const satisfies Record<string, Localized>

/** Headings of the files' columns. */
export const HEADINGS = {
  country: { en: 'Country', ar: 'البلد', fr: 'Pays' },
  code: { en: 'Code', ar: 'الرمز', fr: 'Code' },
  calling_code: { en: 'Calling code', ar: 'رمز الاتصال', fr: 'Indicatif téléphonique' },
  cities: { en: 'Cities', ar: 'المدن', fr: 'Villes' },
  city: { en: 'City', ar: 'المدينة', fr: 'Ville' },
  currency: { en: 'Currency', ar: 'العملة', fr: 'Devise' },
  time_zone: { en: 'Time zone', ar: 'المنطقة الزمنية', fr: 'Fuseau horaire' },
  latitude: { en: 'Latitude', ar: 'خط العرض', fr: 'Latitude' },
  longitude: { en: 'Longitude', ar: 'خط الطول', fr: 'Longitude' },
  place: { en: 'Place', ar: 'المكان', fr: 'Lieu' },
  airport_code: { en: 'Airport code', ar: 'رمز المطار', fr: 'Code de l’aéroport' },
  title: { en: 'Title', ar: 'العنوان', fr: 'Titre' },
  text: { en: 'Text', ar: 'النص', fr: 'Texte' },
  link: { en: 'Link', ar: 'الرابط', fr: 'Lien' },
  reference: { en: 'Reference', ar: 'رقم الرحلة', fr: 'Référence' },
  status: { en: 'Status', ar: 'الحالة', fr: 'Statut' },
  category: { en: 'Category', ar: 'الفئة', fr: 'Catégorie' },
  start: { en: 'Pick-up time', ar: 'وقت الانطلاق', fr: 'Heure de prise en charge' },
  pick_up: { en: 'Pick-up', ar: 'من', fr: 'Départ' },
  drop_off: { en: 'Drop-off', ar: 'إلى', fr: 'Destination' },
  vehicle_type: { en: 'Vehicle', ar: 'المركبة', fr: 'Véhicule' },
  traveller: { en: 'Traveller', ar: 'المسافر', fr: 'Voyageur' },
  cost_centre: { en: 'Cost centre', ar: 'مركز التكلفة', fr: 'Centre de coûts' },
  quoted: { en: 'Quoted', ar: 'السعر المعروض', fr: 'Devis' },
  billed: { en: 'Billed', ar: 'المفوتَر', fr: 'Facturé' },
  paid: { en: 'Paid', ar: 'المدفوع', fr: 'Payé' },
  due: { en: 'Still due', ar: 'المتبقي', fr: 'Reste à payer' },
  bill_number: { en: 'Bill number', ar: 'رقم الفاتورة', fr: 'Numéro de facture' },
  description: { en: 'Description', ar: 'البيان', fr: 'Libellé' },
  quantity: { en: 'Quantity', ar: 'الكمية', fr: 'Quantité' },
  unit: { en: 'Unit', ar: 'الوحدة', fr: 'Unité' },
  hours: { en: 'Hours', ar: 'الساعات', fr: 'Heures' },
  kilometres: { en: 'Kilometres', ar: 'الكيلومترات', fr: 'Kilomètres' },
  route: { en: 'Route', ar: 'الخط', fr: 'Ligne' },
  departure: { en: 'Departure', ar: 'الانطلاق', fr: 'Départ' },
  arrival: { en: 'Arrival', ar: 'الوصول', fr: 'Arrivée' },
  stops: { en: 'Stops', ar: 'المواقف', fr: 'Arrêts' },
  seats: { en: 'Seats', ar: 'المقاعد', fr: 'Places' },
  seats_left: { en: 'Seats left', ar: 'المقاعد المتبقية', fr: 'Places restantes' },
  seat_price: {
    en: 'Price per seat, with tax',
    ar: 'سعر المقعد شامل الضريبة',
    fr: 'Prix par place, taxes comprises',
  },
  from_price: {
    en: 'From, with tax',
    ar: 'السعر يبدأ من (شامل الضريبة)',
    fr: 'À partir de, taxes comprises',
  },
  rate: { en: 'Rate', ar: 'السعر', fr: 'Tarif' },
  company: { en: 'Company', ar: 'الشركة', fr: 'Entreprise' },
  tax_id: { en: 'Tax number', ar: 'الرقم الضريبي', fr: 'Numéro fiscal' },
  bill_day: { en: 'Date', ar: 'التاريخ', fr: 'Date' },
  supplier: { en: 'Supplier', ar: 'المورّد', fr: 'Prestataire' },
  supplier_tax_id: {
    en: 'Supplier’s tax number',
    ar: 'الرقم الضريبي للمورّد',
    fr: 'Numéro fiscal du prestataire',
  },
  service_code: { en: 'HSN/SAC', ar: 'رمز الخدمة (HSN/SAC)', fr: 'Code HSN/SAC' },
  place_of_supply: { en: 'Place of supply', ar: 'مكان التوريد', fr: 'Lieu de prestation' },
  taxable: { en: 'Taxable value', ar: 'القيمة الخاضعة للضريبة', fr: 'Montant imposable' },
  reverse_charge: {
    en: 'Tax payable on reverse charge',
    ar: 'الضريبة بالاحتساب العكسي',
    fr: 'Taxe due par autoliquidation',
  },
  total: { en: 'Total', ar: 'الإجمالي', fr: 'Total' },
  credit_note_number: { en: 'Credit note number', ar: 'رقم الإشعار الدائن', fr: 'Numéro d’avoir' },
  issued: { en: 'Issued on', ar: 'تاريخ الإصدار', fr: 'Émis le' },
  gives_back: { en: 'Credits bill', ar: 'يلغي الفاتورة', fr: 'Annule la facture' },
  given_back_by: { en: 'Credited by credit note', ar: 'ملغاة بالإشعار الدائن', fr: 'Annulée par l’avoir' },
  replaces: { en: 'Replaces bill', ar: 'تحل محل الفاتورة', fr: 'Remplace la facture' },
  credited: { en: 'Credited', ar: 'المبلغ الدائن', fr: 'Montant de l’avoir' },
  reason: { en: 'Reason', ar: 'السبب', fr: 'Motif' },
} as const satisfies Record<string, Localized>

/** Texts that state who pays the tax: whether reverse charge applies. */
export const REVERSE_CHARGE_TEXTS = {
  yes: {
    en: 'Yes: the recipient pays {tax}',
    ar: 'نعم: يدفع متلقي الخدمة {tax}',
    fr: 'Oui\u00a0: le destinataire paie {tax}',
  },
  no: { en: 'No', ar: 'لا', fr: 'Non' },
} as const satisfies Record<string, Localized>

/** Names of taxes on a bill. Translations add the legal abbreviation, which tax offices use. */
export const TAX_PART_TEXTS = {
  VAT: { en: 'VAT', ar: 'ضريبة القيمة المضافة', fr: 'TVA' },
  GST: { en: 'GST', ar: 'ضريبة السلع والخدمات (GST)', fr: 'Taxe sur les produits et services (GST)' },
  IGST: {
    en: 'IGST',
    ar: 'ضريبة السلع والخدمات بين الولايات (IGST)',
    fr: 'Taxe intégrée sur les produits et services (IGST)',
  },
  CGST: {
    en: 'CGST',
    ar: 'ضريبة السلع والخدمات المركزية (CGST)',
    fr: 'Taxe centrale sur les produits et services (CGST)',
  },
  SGST: {
    en: 'SGST',
    ar: 'ضريبة السلع والخدمات للولاية (SGST)',
    fr: 'Taxe de l’État sur les produits et services (SGST)',
  },
  UTGST: {
    en: 'UTGST',
    ar: 'ضريبة السلع والخدمات للإقليم الاتحادي (UTGST)',
    fr: 'Taxe du territoire de l’Union sur les produits et services (UTGST)',
  },
} as const satisfies Record<(typeof TAX_PARTS)[number], Localized>

export const STATUS_TEXTS = {
  booked: { en: 'Booked', ar: 'محجوزة', fr: 'Réservé' },
  assigned: { en: 'Assigned', ar: 'مُسنَدة', fr: 'Attribué' },
  started: { en: 'Under way', ar: 'جارية', fr: 'En cours' },
  ended: { en: 'Ended', ar: 'منتهية', fr: 'Terminé' },
  billed: { en: 'Billed', ar: 'مفوترة', fr: 'Facturé' },
  cancelled: { en: 'Cancelled', ar: 'ملغاة', fr: 'Annulé' },
  no_show: { en: 'No-show', ar: 'عدم الحضور', fr: 'Non-présentation' },
} as const satisfies Record<string, Localized>

/** Units of measure, for their own column next to the quantity. */
export const UNIT_TEXTS = {
  km: { en: 'km', ar: 'كم', fr: 'km' },
  hour: { en: 'hour', ar: 'ساعة', fr: 'heure' },
  minute: { en: 'minute', ar: 'دقيقة', fr: 'minute' },
  day: { en: 'day', ar: 'يوم', fr: 'jour' },
  night: { en: 'night', ar: 'ليلة', fr: 'nuit' },
  seat: { en: 'seat', ar: 'مقعد', fr: 'place' },
  piece: { en: 'piece', ar: 'قطعة', fr: 'unité' },
} as const satisfies Record<string, Localized>
