import { useTranslation } from 'react-i18next'
import { mayDo, type StaffRole } from '#domains/staff/members/staff-role.contract.ts'
import { PageLink } from '#web/shell/page-link.tsx'
import { LINK_GROUPS, STAFF_LINKS, type StaffPageName } from './staff-links.ts'

type StaffNavProps = { roles: readonly StaffRole[]; current: StaffPageName }

/** The pages that a member's roles open: a column on large screens, a scrollable row on small ones. */
export function StaffNav({ roles, current }: StaffNavProps) {
  const { t } = useTranslation('staff')
  const open = STAFF_LINKS.filter(({ needs }) => mayDo(roles, needs))
  const groups = LINK_GROUPS.filter((group) => open.some((link) => link.group === group))
  return (
    <nav
      aria-label={t('title')}
      className="shrink-0 border-line bg-paper max-lg:border-b lg:w-52 lg:border-e print:hidden"
    >
      <div className="flex gap-1 p-2 max-lg:relative max-lg:overflow-x-auto lg:sticky lg:top-0 lg:flex-col lg:gap-3">
        {groups.map((group) => (
          <div key={group} className="shrink-0">
            {groups.length > 1 && (
              <p className="px-3 pb-1 text-xs text-ink-soft max-lg:sr-only">{t(`nav.groups.${group}`)}</p>
            )}
            <ul className="flex gap-1 lg:flex-col">
              {open
                .filter((link) => link.group === group)
                .map(({ name, path, icon: Icon }) => (
                  <li key={name} ref={name === current ? showLink : null} className="shrink-0">
                    <PageLink
                      to={path}
                      aria-current={name === current ? 'page' : undefined}
                      className="flex min-h-11 items-center gap-3 rounded-field px-3 text-sm hover:bg-sand-deep aria-[current=page]:stands-out aria-[current=page]:bg-coral-wash aria-[current=page]:font-semibold aria-[current=page]:text-coral-deep"
                    >
                      <Icon aria-hidden="true" className="size-4" />
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

/** On a narrow screen the row may begin elsewhere. */
function showLink(item: HTMLLIElement | null): void {
  item?.scrollIntoView({ block: 'nearest', inline: 'center' })
}
