import { type ReactNode, useState } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { KeyDrawing } from '#ui/drawings/account-drawings.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { LinkButton } from '#web/shell/link-button.tsx'
import { AccountHeader } from '#web/shell/own-page/account-header.tsx'
import { SignedInPage } from '#web/shell/own-page/own-content.tsx'
import { PageHead } from '#web/shell/page-head.tsx'
import { PartnerNav } from './partner-nav.tsx'
import type { SectionName } from './sections.ts'
import { problemOf } from '#ui/error-words.ts'
import { useSiteSelector } from '#web/app/store.ts'

type PartnerContentProps = {
  section: SectionName
  /** What the section is about, below its heading. */
  text?: ReactNode
  children: ReactNode
}

/** A page of the partner area; other users see what it is for, and those of a partner that has ended what is left to them. */
export function PartnerContent({ section, text, children }: PartnerContentProps) {
  const { t } = useTranslation('partner')
  const ended = usePartnerEnded()
  const title = section === 'today' ? t('title') : `${t(`sections.${section}`)} – ${t('title')}`
  return (
    <SignedInPage head={<PageHead title={title} noIndex />}>
      {(user, heading) =>
        user.role === 'partner' ? (
          <>
            <AccountHeader heading={heading} title={t('title')} user={user} />
            <div className="page-width grid gap-6 py-6 lg:grid-cols-[14rem_minmax(0,1fr)] lg:py-10">
              <PartnerNav current={section} />
              <div className="flex min-w-0 flex-col gap-5">
                <div>
                  <h2 id="section" className="text-xl">
                    {t(`sections.${section}`)}
                  </h2>
                  {text && <p className="mt-1 max-w-prose text-sm text-ink-soft">{text}</p>}
                </div>
                {ended && section !== 'statements' ? (
                  <EmptyState
                    title={t('ended.title')}
                    text={t('ended.text')}
                    action={<LinkButton to="/partner/statements">{t('sections.statements')}</LinkButton>}
                  />
                ) : (
                  children
                )}
              </div>
            </div>
          </>
        ) : (
          <EmptyState
            level={1}
            drawing={<KeyDrawing className="w-full" />}
            title={t('others.title')}
            text={t('others.text')}
            action={<LinkButton to="/account">{t('shell:nav.account')}</LinkButton>}
          />
        )
      }
    </SignedInPage>
  )
}

/** Returns true if what a page of the partner area asked for was refused because the work with the partner has ended. */
function usePartnerEnded(): boolean {
  const isRefused = useSiteSelector(({ api }) =>
    Object.values(api.queries).some((query) => problemOf(query?.error)?.code === 'partner_ended'),
  )
  // What was refused is forgotten when nobody shows it any more.
  const [ended, setEnded] = useState(isRefused)
  if (isRefused && !ended) setEnded(true)
  return ended
}
