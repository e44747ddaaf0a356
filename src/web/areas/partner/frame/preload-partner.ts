import { ROLE_IDS } from '#domains/accounts/sessions/role.contract.ts'
import type { PreloadArgs } from '#web/app/page.ts'
import { preloadSignedInPage } from '#web/shell/own-page/preload-own.ts'
import { partnersApi } from '../partners.api.ts'

/** Requests a partner page's data; for other users only their session. */
export function preloadPartner(args: PreloadArgs, more: () => Promise<unknown>): Promise<void> {
  const { userData } = args.getState().session.data
  return preloadSignedInPage(args, async () => userData?.role_id === ROLE_IDS.partner && more())
}

/** Requests a partner's setting as `useReadMasterSettingQuery` of the header's language and currency does. */
export function preloadSetting({ dispatch, getState }: PreloadArgs): Promise<unknown> {
  const { lang_id, currency_id } = getState().header
  return dispatch(
    partnersApi.endpoints.readMasterSetting.initiate({ lang_id, currency_id }, { subscribe: false }),
  )
}
