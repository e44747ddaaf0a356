import { LogOut, ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useFetcher } from 'react-router'
import type { StaffMe } from '#domains/staff/members/member.contract.ts'
import { useSite } from '#web/app/site.tsx'
import { LanguageSwitch } from '#web/shell/header/language-switch.tsx'
import { PageLink } from '#web/shell/page-link.tsx'
import { BrandMark } from '#ui/drawings/brand.tsx'
import { FindButton } from '../find/find-button.tsx'
import { ListKeys } from './keys/list-keys.tsx'
import { type StaffSection, linkTo, mayOpen, SECTION_NAMES, STAFF_SECTIONS } from '../sections.ts'
import type { StaffRole } from '#domains/staff/members/staff-role.contract.ts'
import { classes } from '#ui/classes.ts'
import { SECTION_GROUPS } from '../section.ts'

type StaffFrameProps = { me: StaffMe | null; section: StaffSection; children: ReactNode }

const entry = 'flex min-h-11 items-center gap-2 rounded-field px-2 text-sm hover:bg-petrol-deep'

/** Frame of every page of the staff: the member, the language, sign-out and the navigation. */
export function StaffFrame({ me, section, children }: StaffFrameProps) {
  const { t } = useTranslation('staff')
  const { productName } = useSite()
  const leaving = useFetcher()
  const isIn = me?.second_step && !me.suspended
  return (
    <>
      <header className="on-petrol bg-petrol text-on-petrol print:hidden">
        <div className="flex min-h-14 flex-wrap items-center gap-x-2 px-4 lg:px-6">
          <PageLink to="/staff" className="flex min-h-11 items-center gap-2 font-semibold">
            <BrandMark className="size-7" />
            <span translate="no">{productName}</span>
            <span className="text-sm font-normal text-on-petrol-soft max-sm:sr-only">{t('title')}</span>
          </PageLink>
          <div className="ms-auto flex items-center gap-1">
            {isIn && <FindButton roles={me.roles} />}
            {isIn && <ListKeys />}
            {me && (
              <PageLink to="/account/security" className={entry}>
                <bdi className="max-w-24 truncate sm:max-w-48">{me.name}</bdi>
                <span className="sr-only">{t('shell:nav.account')}</span>
              </PageLink>
            )}
            <LanguageSwitch />
            <leaving.Form method="post" action="/logout">
              <button type="submit" aria-disabled={leaving.state !== 'idle'} className={entry}>
                <LogOut className="size-5 mirrored" />
                <span className="max-md:sr-only">{t('shell:nav.logout')}</span>
              </button>
            </leaving.Form>
          </div>
        </div>
      </header>
      <div className="flex grow flex-col lg:flex-row">
        {isIn && <StaffNav key={section} roles={me.roles} current={section} />}
        <main
          id="content"
          tabIndex={-1}
          className="flex min-w-0 grow flex-col gap-4 px-4 py-4 outline-none lg:px-6 lg:py-6"
        >
          {children}
        </main>
      </div>
    </>
  )
}

type StaffNavProps = { roles: readonly StaffRole[]; current: StaffSection }

/** Navigation by groups, as far as the member's roles allow: a column on large screens, a menu on small ones. */
function StaffNav({ roles, current }: StaffNavProps) {
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
