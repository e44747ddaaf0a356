import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { redirect } from 'react-router'
import { Notice } from '#ui/notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import type { Preload } from '#web/app/page.ts'
import { SavedCars } from '#web/rentals/choice/saved-cars.tsx'
import { PageHead } from '#web/shell/page-head.tsx'
import { TextLink } from '#web/shell/text-link.tsx'

export const preload: Preload = async ({ getState }) => {
  if (getState().session.data.isLoggedIn) throw redirect('/account/saved')
}

/** Cars saved in this browser; an account has its own page for them. */
export function Component() {
  const { t } = useTranslation('choice')
  const hydrated = useHydrated()
  return (
    <div className="page-width flex flex-col gap-5 py-5 md:py-8">
      <PageHead title={t('saved_title')} noIndex />
      <div>
        <h1 className="text-xl md:text-2xl">{t('saved_title')}</h1>
        <p className="text-sm text-ink-soft">
          {t('saved_here')}{' '}
          <TextLink to="/login?callbackUrl=/account/saved" className="font-medium">
            {t('sign_in')}
          </TextLink>
        </p>
      </div>
      {hydrated ? <SavedCars /> : <Skeleton className="h-60 noscript:hidden" />}
      <noscript>
        <Notice tone="plain">{t('needs_script')}</Notice>
      </noscript>
    </div>
  )
}
