import { ChevronDown, Languages } from 'lucide-react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useLocation } from 'react-router'
import { languageRow } from '#kernel/locale.ts'
import { addressIn } from '#web/app/address.ts'
import { saveLanguage } from '#web/app/preferences.ts'
import { useSite } from '#web/app/site.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { useClosingMenu } from './use-closing-menu.ts'

/**
 * A menu of the same page in the shop's other languages: plain links, which also store the choice after
 * hydration.
 */
export function LanguageSwitch() {
  const { t } = useTranslation('shell')
  const { language, languages, productName } = useSite()
  const { pathname, search, hash } = useLocation()
  const menu = useClosingMenu()
  // The fragment is never sent to a server, so it is added after hydration.
  const place = useHydrated() ? hash : ''
  const others = languages.filter((code) => code !== language)
  if (others.length === 0) return null
  return (
    <details ref={menu} className="group relative">
      <summary className="flex min-h-12 cursor-pointer items-center gap-2 rounded-field px-2 text-sm hover:bg-petrol-deep sm:px-3 [&::-webkit-details-marker]:hidden">
        <Languages className="size-4 max-xl:hidden" />
        <span className="sr-only">{t('language')}</span>
        {/* Wide enough for each language, so that loading the font causes no layout shift. */}
        <span className="min-w-14 text-center max-xl:hidden">{languageRow(language).name}</span>
        <span className="uppercase xl:hidden" translate="no">
          {language}
        </span>
        <ChevronDown className="size-4 transition-transform duration-150 group-open:rotate-180" />
      </summary>
      <ul className="absolute inset-e-0 top-full z-30 mt-1 min-w-40 on-paper rounded-card border border-line bg-paper p-1.5 shadow-floating">
        {others.map((code) => (
          <li key={code}>
            <a
              href={addressIn(code, pathname) + search + place}
              hrefLang={code}
              lang={code}
              onClick={() => saveLanguage(productName, code)}
              className="flex min-h-12 items-center rounded-field px-3 text-sm text-ink hover:bg-sand-deep"
            >
              {languageRow(code).name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
