/** Lines of business of applicants. The numbers are stored with enquiries, so they never change. */
export const INDUSTRIES = [
  { id: 1, en: 'Car rental', ar: 'تأجير السيارات', fr: 'Location de voitures' },
  {
    id: 2,
    en: 'Car sales and leasing',
    ar: 'بيع السيارات وتأجيرها طويل الأجل',
    fr: 'Vente de voitures et location longue durée',
  },
  {
    id: 3,
    en: 'Chauffeur and airport transfer',
    ar: 'النقل بسائق ونقل المطار',
    fr: 'Voiture avec chauffeur et transfert aéroport',
  },
  { id: 4, en: 'Travel agency', ar: 'وكالة سفر', fr: 'Agence de voyages' },
  { id: 5, en: 'Tour operator', ar: 'تنظيم الرحلات السياحية', fr: 'Voyagiste' },
  {
    id: 6,
    en: 'Online travel and price comparison',
    ar: 'السفر عبر الإنترنت ومقارنة الأسعار',
    fr: 'Voyage en ligne et comparaison de prix',
  },
  { id: 7, en: 'Airline', ar: 'شركة طيران', fr: 'Compagnie aérienne' },
  { id: 8, en: 'Hotel and accommodation', ar: 'فنادق وإقامة', fr: 'Hôtellerie et hébergement' },
  { id: 9, en: 'Corporate travel', ar: 'سفر الشركات', fr: 'Voyages d’affaires' },
  { id: 10, en: 'Events and weddings', ar: 'الفعاليات والأعراس', fr: 'Événements et mariages' },
  {
    id: 11,
    en: 'Insurance and roadside assistance',
    ar: 'التأمين والمساعدة على الطريق',
    fr: 'Assurance et assistance routière',
  },
  {
    id: 12,
    en: 'Media, blogs and content',
    ar: 'الإعلام والمدونات وصناعة المحتوى',
    fr: 'Médias, blogs et contenus',
  },
  { id: 13, en: 'Other', ar: 'مجال آخر', fr: 'Autre secteur' },
] as const
