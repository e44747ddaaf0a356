import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { data, useParams } from 'react-router'
import type { Action, Preload } from '#web/app/page.ts'
import { PageHead } from '#web/shell/page-head.tsx'
import { AccountHeader } from '#web/shell/own-page/account-header.tsx'
import { feedbackAction } from '../feedback/feedback-action.ts'
import { AccountSection } from './account-section.tsx'
import { SignedInPage } from '#web/shell/own-page/own-content.tsx'
import { preloadSignedInPage } from '#web/shell/own-page/preload-own.ts'
import { preloadSection, sectionOf, SECTIONS, type SectionName } from './sections.ts'
import { useEffect, useRef } from 'react'
import { PageLink } from '#web/shell/page-link.tsx'

export const preload: Preload = async (args) => {
  const section = sectionOf(args.params.section)
  if (!section) throw data(null, { status: 404 })
  await preloadSignedInPage(args, () => preloadSection(section, args))
}

/** Feedback is the only form of this page that works before hydration. */
export const action: Action = feedbackAction

/** My Account: one page, whose sections each have an address. */
export function Component() {
  const { t } = useTranslation('account')
  const { section: sectionName } = useParams()
  const section = sectionOf(sectionName) ?? 'profile'
  const title = section === 'profile' ? t('title') : `${t(`sections.${section}`)} – ${t('title')}`
  return (
    <SignedInPage head={<PageHead title={title} noIndex />}>
      {(user, heading) => (
        <>
          <AccountHeader heading={heading} title={t('title')} user={user} />
          <div className="page-width grid gap-6 py-6 lg:grid-cols-[15rem_minmax(0,1fr)] lg:py-10">
            <AccountNav current={section} />
            <div className="min-w-0">
              <AccountSection section={section} user={user} />
            </div>
          </div>
        </>
      )}
    </SignedInPage>
  )
}

/** The sections of the account: a column on large screens, a scrollable row on small ones. */
function AccountNav({ current }: { current: SectionName }) {
  const { t } = useTranslation('account')
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const at = SECTIONS.findIndex(({ name }) => name === current)
    list.current?.children[at]?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [current])
  return (
    <nav aria-label={t('title')} className="min-w-0">
      <ul
        ref={list}
        className="flex gap-1 max-lg:-mx-1.5 max-lg:overflow-x-auto max-lg:p-1.5 lg:flex-col lg:rounded-card lg:border lg:border-line lg:bg-paper lg:p-2"
      >
        {SECTIONS.map(({ name, path, icon: Icon }) => (
          <li key={name} className="shrink-0">
            <PageLink
              to={path}
              aria-current={name === current ? 'page' : undefined}
              className="flex min-h-12 items-center gap-3 rounded-field px-3 text-sm hover:bg-sand-deep aria-[current=page]:stands-out aria-[current=page]:bg-coral-wash aria-[current=page]:font-semibold aria-[current=page]:text-coral-deep"
            >
              <Icon aria-hidden="true" className="size-5" />
              {t(`sections.${name}`)}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
