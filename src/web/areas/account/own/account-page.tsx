import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { data, useParams } from 'react-router'
import type { Action, Preload } from '#web/app/page.ts'
import { PageHead } from '#web/shell/page-head.tsx'
import { AccountHeader } from '#web/shell/own-page/account-header.tsx'
import { feedbackAction } from '../feedback/feedback-action.ts'
import { AccountNav } from './account-nav.tsx'
import { AccountSection } from './account-section.tsx'
import { SignedInPage } from '#web/shell/own-page/own-content.tsx'
import { preloadOwn } from '#web/shell/own-page/preload-own.ts'
import { preloadSection, sectionOf } from './sections.ts'

export const preload: Preload = async (args) => {
  const section = sectionOf(args.params.section)
  if (!section) throw data(null, { status: 404 })
  await preloadOwn(args, () => preloadSection(section, args))
}

/** Of its forms, feedback is sent without script too. */
export const action: Action = feedbackAction

/** My Account: one page, whose sections each have an address. */
export function Component() {
  const { t } = useTranslation('account')
  const { section: named } = useParams()
  const section = sectionOf(named) ?? 'profile'
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
