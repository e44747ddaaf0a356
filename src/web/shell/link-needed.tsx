import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { LinkButton } from './link-button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

/** Replaces a form that needs a mailed link: it is not read yet, or the URL has none. */
export function LinkNeeded({ state, another }: { state: 'unread' | 'missing'; another: string }) {
  const { t } = useTranslation('accounts')
  if (state === 'unread')
    return (
      <>
        <noscript>
          <p>{t('link.no_script')}</p>
        </noscript>
        <Skeleton className="h-32" />
      </>
    )
  return (
    <>
      <Notice tone="bad" title={t('link.missing_title')}>
        {t('link.missing')}
      </Notice>
      <LinkButton to={another} variant="second">
        {t('link.another')}
      </LinkButton>
    </>
  )
}
