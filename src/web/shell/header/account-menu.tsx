import { ChevronDown, ClipboardList, Handshake, LogOut, UserRound } from 'lucide-react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useFetcher } from 'react-router'
import { ROLE_IDS } from '#domains/accounts/sessions/role.contract.ts'
import type { SessionUser } from '#web/app/session/session.ts'
import { PageLink } from '../page-link.tsx'
import { useClosingMenu } from './use-closing-menu.ts'

const entry =
  'flex min-h-12 w-full items-center gap-3 rounded-field px-3 text-start text-sm text-ink hover:bg-sand-deep'

/** The signed-in user's menu, with links to their pages and Logout; opens before hydration. */
export function AccountMenu({ user: { name, avatar, role_id } }: { user: SessionUser }) {
  const { t } = useTranslation('shell')
  const leaving = useFetcher()
  const menu = useClosingMenu()
  const shown = name ?? t('nav.account')
  return (
    <details ref={menu} className="group relative">
      <summary className="flex min-h-10 items-center gap-2 rounded-field px-2 text-sm hover:bg-petrol-deep [&::-webkit-details-marker]:hidden">
        {avatar ? (
          <img src={avatar} alt="" width={32} height={32} className="size-8 rounded-full object-cover" />
        ) : (
          <span
            aria-hidden="true"
            className="flex size-8 items-center justify-center rounded-full bg-coral font-semibold text-on-coral"
          >
            {firstLetter(shown)}
          </span>
        )}
        <bdi className="max-w-36 truncate max-xl:sr-only">{shown}</bdi>
        <ChevronDown className="size-4 transition-transform duration-150 group-open:rotate-180" />
      </summary>
      <div className="absolute inset-e-0 top-full z-30 mt-1 w-56 on-paper rounded-card border border-line bg-paper p-1.5 shadow-floating">
        <PageLink to="/account" className={entry}>
          <UserRound className="size-5 text-ink-soft" />
          {t('nav.account')}
        </PageLink>
        {role_id === ROLE_IDS.partner && (
          <PageLink to="/partner" className={entry}>
            <Handshake className="size-5 text-ink-soft" />
            {t('nav.partner')}
          </PageLink>
        )}
        {role_id === ROLE_IDS.staff && (
          <PageLink to="/staff" className={entry}>
            <ClipboardList className="size-5 text-ink-soft" />
            {t('nav.staff')}
          </PageLink>
        )}
        <leaving.Form method="post" action="/logout">
          <button type="submit" aria-disabled={leaving.state !== 'idle'} className={entry}>
            <LogOut className="size-5 text-ink-soft mirrored" />
            {t('nav.logout')}
          </button>
        </leaving.Form>
      </div>
    </details>
  )
}

function firstLetter(name: string): string {
  const [letter] = new Intl.Segmenter().segment(name)
  return letter?.segment ?? ''
}
