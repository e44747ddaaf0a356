import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { StaffRole } from '#domains/staff/members/staff-role.contract.ts'
import { PageLink } from '#web/shell/page-link.tsx'
import { classes } from '#ui/classes.ts'
import { SECTION_GROUPS } from '../section.ts'
import { linkTo, mayOpen, SECTION_NAMES, STAFF_SECTIONS, type StaffSection } from '../sections.ts'

type StaffNavProps = { roles: readonly StaffRole[]; current: StaffSection }

/** The pages that a member's roles open, by groups: a column on large screens, behind a button on small ones. */
export function StaffNav({ roles, current }: StaffNavProps) {
  const { t } = useTranslation('staff')
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const links = SECTION_NAMES.filter((name) => mayOpen(roles, name)).map((name) => ({
    name,
    to: linkTo(name),
    icon: STAFF_SECTIONS[name].icon,
    group: STAFF_SECTIONS[name].group,
  }))
  const groups = SECTION_GROUPS.filter((group) => links.some((link) => link.group === group))
  return (
    <nav
      aria-label={t('title')}
      className="shrink-0 border-line bg-paper max-lg:border-b lg:w-52 lg:border-e print:hidden"
    >
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-12 w-full items-center gap-2 px-4 text-sm lg:hidden"
      >
        <span className="text-ink-soft">{t('nav.menu')}</span>
        <span className="font-semibold">{t(`nav.${current}`)}</span>
        <ChevronDown className={classes('ms-auto size-5', isOpen && 'rotate-180')} />
      </button>
      <div
        id={id}
        className={classes(
          'flex-col gap-3 p-2 lg:sticky lg:pt-4 lg:top-0 lg:flex',
          isOpen ? 'flex border-t border-line lg:border-t-0' : 'hidden',
        )}
      >
        {groups.map((group) => (
          <div key={group}>
            {groups.length > 1 && (
              <p className="px-3 pb-1 text-xs text-ink-soft">{t(`nav.groups.${group}`)}</p>
            )}
            <ul className="flex flex-col gap-1 max-lg:grid max-lg:grid-cols-2">
              {links
                .filter((link) => link.group === group)
                .map(({ name, to, icon: Icon }) => (
                  <li key={name}>
                    <PageLink
                      to={to}
                      aria-current={name === current ? 'page' : undefined}
                      className="flex min-h-11 items-center gap-3 rounded-field px-3 text-sm hover:bg-sand-deep aria-[current=page]:stands-out aria-[current=page]:bg-coral-wash aria-[current=page]:font-semibold aria-[current=page]:text-coral-deep"
                    >
                      <Icon aria-hidden="true" className="size-4 shrink-0" />
                      {t(`nav.${name}`)}
                    </PageLink>
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  )
}
