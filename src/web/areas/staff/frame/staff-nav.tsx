import { useTranslation } from 'react-i18next'
import { mayDo, type StaffRole } from '#domains/staff/members/staff-role.contract.ts'
import { PageLink } from '#web/shell/page-link.tsx'
import { STAFF_LINKS, type StaffPageName } from './staff-links.ts'

type StaffNavProps = { roles: readonly StaffRole[]; current: StaffPageName }

/** The pages that a member's roles open: a column on large screens, a scrollable row on small ones. */
export function StaffNav({ roles, current }: StaffNavProps) {
  const { t } = useTranslation('staff')
  return (
    <nav
      aria-label={t('title')}
      className="shrink-0 border-line bg-paper max-lg:border-b lg:w-52 lg:border-e print:hidden"
    >
      <ul className="flex gap-1 p-2 max-lg:overflow-x-auto lg:sticky lg:top-0 lg:flex-col">
        {STAFF_LINKS.filter(({ needs }) => mayDo(roles, needs)).map(({ name, path, icon: Icon }) => (
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
    </nav>
  )
}

/** On a narrow screen the row may begin elsewhere. */
function showLink(item: HTMLLIElement | null): void {
  item?.scrollIntoView({ block: 'nearest', inline: 'center' })
}
