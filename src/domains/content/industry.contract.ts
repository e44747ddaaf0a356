/** Lines of business of who wants to join; the numbers are kept with enquiries, so they never change. */
export const INDUSTRIES = [
  { id: 1, en: 'Car rental', ar: 'تأجير السيارات' },
  { id: 2, en: 'Car sales and leasing', ar: 'بيع السيارات وتأجيرها طويل الأجل' },
  { id: 3, en: 'Chauffeur and airport transfer', ar: 'النقل بسائق ونقل المطار' },
  { id: 4, en: 'Travel agency', ar: 'وكالة سفر' },
  { id: 5, en: 'Tour operator', ar: 'تنظيم الرحلات السياحية' },
  { id: 6, en: 'Online travel and price comparison', ar: 'السفر عبر الإنترنت ومقارنة الأسعار' },
  { id: 7, en: 'Airline', ar: 'شركة طيران' },
  { id: 8, en: 'Hotel and accommodation', ar: 'فنادق وإقامة' },
  { id: 9, en: 'Corporate travel', ar: 'سفر الشركات' },
  { id: 10, en: 'Events and weddings', ar: 'الفعاليات والأعراس' },
  { id: 11, en: 'Insurance and roadside assistance', ar: 'التأمين والمساعدة على الطريق' },
  { id: 12, en: 'Media, blogs and content', ar: 'الإعلام والمدونات وصناعة المحتوى' },
  { id: 13, en: 'Other', ar: 'مجال آخر' },
] as const
