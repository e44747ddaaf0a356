import { identityTitles } from '#domains/identity/public.ts'
import { problemsTitled } from '#platform/http/problem.ts'

/** Titles of the problems returned by routes of widgets. */
export const widgetTitles = {
  ...identityTitles,
  widget_without_domains: {
    en: 'The owner of this key has not added the domains of their pages yet',
    ar: 'لم يُضف صاحب هذا المفتاح نطاقات صفحاته بعد',
    fr: 'Le propriétaire de cette clé n’a pas encore ajouté les domaines de ses pages',
  },
  widget_session_over: {
    en: 'Reload the page to continue',
    ar: 'أعد تحميل الصفحة للمتابعة',
    fr: 'Rechargez la page pour continuer',
  },
}

export const { problem, refusedBy } = problemsTitled(widgetTitles)
