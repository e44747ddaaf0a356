import { useTranslation } from 'react-i18next'
import { ROLE_IDS } from '#domains/accounts/sessions/role.contract.ts'
import { AccountHeader } from '#web/shell/own-page/account-header.tsx'
import { OwnPage } from '#web/shell/own-page/own-content.tsx'
import { preloadOwn } from '#web/shell/own-page/preload-own.ts'
import type { Preload } from '#web/app/page.ts'
import { PageHead } from '#web/shell/page-head.tsx'
import { LinkButton } from '#web/shell/link-button.tsx'
import { KeyDrawing } from '#ui/drawings/account-drawings.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { partnersApi } from './partners.api.ts'
import { statementsApi } from './statements/statements.api.ts'
import { PartnerSettings } from './partner-settings.tsx'

export const preload: Preload = (args) =>
  preloadOwn(args, async () => {
    const { session, header } = args.getState()
    if (session.data.userData?.role_id !== ROLE_IDS.partner) return
    const { lang_id, currency_id } = header
    const { masterSetting, partnerReport } = partnersApi.endpoints
    const { partnerStatements, payoutAccounts } = statementsApi.endpoints
    await Promise.all([
      args.dispatch(masterSetting.initiate({ lang_id, currency_id }, { subscribe: false })),
      args.dispatch(partnerReport.initiate(undefined, { subscribe: false })),
      args.dispatch(partnerStatements.initiate({}, { subscribe: false })),
      args.dispatch(payoutAccounts.initiate(undefined, { subscribe: false })),
    ])
  })

/** The partner area; other users see what it is for. */
export function Component() {
  const { t } = useTranslation(['partner', 'shell'])
  return (
    <OwnPage head={<PageHead title={t('title')} noIndex />}>
      {(user, heading) =>
        user.role === 'partner' ? (
          <>
            <AccountHeader heading={heading} title={t('title')} user={user} />
            <div className="page-width py-6 lg:py-10">
              <PartnerSettings />
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
    </OwnPage>
  )
}
