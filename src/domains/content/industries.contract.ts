/** Lines of business, for who wants to join. */
export const INDUSTRIES = [
  { id: 1, en: 'Car rental', ar: 'تأجير السيارات' },
  { id: 2, en: 'Travel agency', ar: 'وكالة سفر' },
  { id: 3, en: 'Tour operator', ar: 'تنظيم الرحلات السياحية' },
  { id: 4, en: 'Airline', ar: 'شركة طيران' },
  { id: 5, en: 'Airport services', ar: 'خدمات المطارات' },
  { id: 6, en: 'Hotels and accommodation', ar: 'الفنادق وأماكن الإقامة' },
  { id: 7, en: 'Chauffeur and transfer services', ar: 'النقل مع سائق وخدمات التوصيل' },
  { id: 8, en: 'Car dealer or fleet owner', ar: 'معرض سيارات أو مالك أسطول' },
  { id: 9, en: 'Travel website, blog or app', ar: 'موقع أو مدونة أو تطبيق للسفر' },
  { id: 10, en: 'Corporate travel', ar: 'سفر الشركات' },
  { id: 11, en: 'Insurance or assistance', ar: 'التأمين والمساعدة على الطريق' },
  { id: 12, en: 'Other', ar: 'غير ذلك' },
] as const
