import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useSearchParams } from 'react-router'
import { FaultScreen } from '#web/shell/fault-screen.tsx'
import { PageHead } from '#web/shell/page-head.tsx'
import { LinkButton } from '#web/shell/link-button.tsx'
import { LostRoadDrawing } from '#ui/drawings/state-drawings.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { signInFault } from './sign-in-fault.ts'

/** The error page of a flow that could not continue: a sign-in, by its `error`, or any other. */
export function Component() {
  const { t } = useTranslation('accounts')
  const [query] = useSearchParams()
  const fault = signInFault(query)
  if (fault === null) return <FaultScreen kind="broken" />
  return (
    <>
      <PageHead title={t('error.title')} noIndex />
      <EmptyState
        level={1}
        drawing={<LostRoadDrawing />}
        title={t('error.title')}
        text={t(`error.${fault}`)}
        action={
          <>
            <LinkButton to="/login">{t('login.title')}</LinkButton>
            <LinkButton to="/" variant="second">
              {t('shell:fault.home')}
            </LinkButton>
          </>
        }
      />
    </>
  )
}
