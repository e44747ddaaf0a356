import { type ReactNode, useState, useId } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { KeyDrawing } from '#ui/drawings/account-drawings.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { LinkButton } from '#web/shell/link-button.tsx'
import { AccountHeader } from '#web/shell/own-page/account-header.tsx'
import { SignedInPage } from '#web/shell/own-page/own-content.tsx'
import { PageHead } from '#web/shell/page-head.tsx'
import { type SectionName, SECTIONS } from './sections.ts'
import { problemOf } from '#ui/error-words.ts'
import { useSiteSelector } from '#web/app/store.ts'
import { ChevronDown } from 'lucide-react'
import { classes } from '#ui/classes.ts'
import { PageLink } from '#web/shell/page-link.tsx'

type PartnerContentProps = {
  section: SectionName
  /** Description of the section, below its heading. */
  text?: ReactNode
  children: ReactNode
}

/**
 * A page of the partner area. Other users see an explanation of the area; members of a former partner see the
 * pages left to them.
 */
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

/** Returns true if a request of a partner page was rejected because the partner's contract has ended. */
function usePartnerEnded(): boolean {
  const isRejected = useSiteSelector(({ api }) =>
    Object.values(api.queries).some((query) => problemOf(query?.error)?.code === 'partner_ended'),
  )
  // The cache drops a rejected query once no component uses it; the state keeps it.
  const [ended, setEnded] = useState(isRejected)
  if (isRejected && !ended) setEnded(true)
  return ended
}

/** The parts of the partner area: a column on large screens, behind a button on small ones. */
function PartnerNav({ current }: { current: SectionName }) {
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
