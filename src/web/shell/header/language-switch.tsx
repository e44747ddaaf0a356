import { Languages } from 'lucide-react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useLocation } from 'react-router'
import type { Language } from '#kernel/locale.ts'
import { addressIn } from '#web/app/address.ts'
import { keepLanguage } from '#web/app/preferences.ts'
import { useSite } from '#web/app/site.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'

const ownNames: Record<Language, string> = { en: 'English', ar: 'العربية' }

/** The same page in the other language: a plain link, which also keeps the choice where scripts run. */
export function LanguageSwitch() {
  const { t } = useTranslation('shell')
  const { language, productName } = useSite()
  const { pathname, search, hash } = useLocation()
  // The fragment is never sent to a server, so it is added after hydration.
  const place = useHydrated() ? hash : ''
  const other: Language = language === 'ar' ? 'en' : 'ar'
  return (
    <a
      href={addressIn(other, pathname) + search + place}
      hrefLang={other}
      lang={other}
      onClick={() => keepLanguage(productName, other)}
      className="flex min-h-12 items-center gap-2 rounded-field px-3 text-sm hover:bg-petrol-deep"
    >
      <Languages className="size-4 max-[22rem]:hidden" />
      {/* Wide enough for both, so that loading the font causes no layout shift. */}
      <span className="min-w-14 text-center">{ownNames[other]}</span>
      <span className="sr-only" lang={language}>
        {t('language')}
      </span>
    </a>
  )
}
