import { ChevronDown } from 'lucide-react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { SAVED, SITE_PAGES } from '../site-pages.ts'
import { NavLink } from '../site-link.tsx'
import { useClosingMenu } from './use-closing-menu.ts'

/** The navigation of narrow screens, over the page below the header; opens before hydration. */
export function SiteMenu({ className }: { className: string }) {
  const { t } = useTranslation('shell')
  const menu = useClosingMenu()
  return (
    <details ref={menu} className="group lg:hidden">
      <summary className={className}>
        {t('nav.menu')}
        <ChevronDown className="size-4 transition-transform duration-150 group-open:rotate-180" />
      </summary>
      <ul className="absolute inset-x-4 top-full z-30 mt-1 on-paper rounded-card border border-line bg-paper p-1.5 shadow-floating md:inset-e-auto md:w-80">
        {[...SITE_PAGES, ['footer.saved', SAVED] as const].map(([label, to]) => (
          <li key={to}>
            <NavLink
              to={to}
              className="flex min-h-12 items-center rounded-field px-3 text-base text-ink hover:bg-sand-deep aria-[current=page]:bg-coral-wash aria-[current=page]:font-semibold aria-[current=page]:text-coral-deep"
            >
              {t(label)}
            </NavLink>
          </li>
        ))}
      </ul>
    </details>
  )
}
