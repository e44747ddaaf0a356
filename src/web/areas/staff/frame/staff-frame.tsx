import { LogOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useFetcher } from 'react-router'
import type { StaffMe } from '#domains/staff/members/member.contract.ts'
import { useSite } from '#web/app/site.tsx'
import { LanguageSwitch } from '#web/shell/header/language-switch.tsx'
import { PageLink } from '#web/shell/page-link.tsx'
import { BrandMark } from '#ui/drawings/brand.tsx'
import { FindButton } from '../find/find-button.tsx'
import { ListKeys } from './keys/list-keys.tsx'
import { StaffNav } from './staff-nav.tsx'
import type { StaffSection } from '../sections.ts'

type StaffFrameProps = { me: StaffMe | null; section: StaffSection; children: ReactNode }

const entry = 'flex min-h-11 items-center gap-2 rounded-field px-2 text-sm hover:bg-petrol-deep'

/** What surrounds every page of the staff: who is signed in, the language, signing out, and the navigation. */
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
