import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useLocation } from 'react-router'
import { LinkButton } from './link-button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { LostRoadDrawing, WaitingDrawing } from '#ui/drawings/state-drawings.tsx'
import { PageHead } from './page-head.tsx'

/** An error message, with a drawing and a next step. */
export function FaultScreen({ kind }: { kind: 'missing' | 'broken' }) {
  const { t } = useTranslation('shell')
  const { pathname, search } = useLocation()
  const Drawing = kind === 'missing' ? LostRoadDrawing : WaitingDrawing
  return (
    <>
      <PageHead title={t(`fault.${kind}.title`)} noIndex />
      <EmptyState
        level={1}
        drawing={<Drawing className="w-full" />}
        title={t(`fault.${kind}.title`)}
        text={t(`fault.${kind}.text`)}
        action={
          <>
            <LinkButton to="/">{t('fault.home')}</LinkButton>
            {kind === 'broken' ? (
              <LinkButton to={pathname + search} reloadDocument variant="second">
                {t('fault.again')}
              </LinkButton>
            ) : (
              <LinkButton to="/manage-booking" variant="second">
                {t('nav.manage')}
              </LinkButton>
            )}
          </>
        }
      />
    </>
  )
}
