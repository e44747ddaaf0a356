import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { classes } from '#ui/classes.ts'
import { PageLink } from '#web/shell/page-link.tsx'
import { SECTIONS, type SectionName } from './sections.ts'

/** The parts of the partner area: a column on large screens, behind a button on small ones. */
export function PartnerNav({ current }: { current: SectionName }) {
  const { t } = useTranslation('partner')
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <nav aria-label={t('title')} className="min-w-0">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-12 w-full items-center gap-2 rounded-card border border-line bg-paper px-4 text-sm lg:hidden"
      >
        <span className="text-ink-soft">{t('menu')}</span>
        <span className="font-semibold">{t(`sections.${current}`)}</span>
        <ChevronDown aria-hidden="true" className={classes('ms-auto size-5', isOpen && 'rotate-180')} />
      </button>
      <ul
        id={id}
        className={classes(
          'gap-1 rounded-card border border-line bg-paper p-2 max-lg:mt-2 max-lg:grid-cols-2 lg:sticky lg:top-4 lg:flex lg:flex-col',
          isOpen ? 'max-lg:grid' : 'max-lg:hidden',
        )}
      >
        {SECTIONS.map(({ name, path, icon: Icon }) => (
          <li key={name}>
            <PageLink
              to={path}
              aria-current={name === current ? 'page' : undefined}
              className="flex min-h-12 items-center gap-3 rounded-field px-3 text-sm hover:bg-sand-deep aria-[current=page]:stands-out aria-[current=page]:bg-coral-wash aria-[current=page]:font-semibold aria-[current=page]:text-coral-deep"
            >
              <Icon aria-hidden="true" className="size-5 shrink-0" />
              {t(`sections.${name}`)}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
