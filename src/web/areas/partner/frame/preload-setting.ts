import type { PreloadArgs } from '#web/app/page.ts'
import { partnersApi } from '../partners.api.ts'

/** Requests a partner's setting as `useReadMasterSettingQuery` of the header's language and currency does. */
export function preloadSetting({ dispatch, getState }: PreloadArgs): Promise<unknown> {
  const { lang_id, currency_id } = getState().header
  return dispatch(
    partnersApi.endpoints.readMasterSetting.initiate({ lang_id, currency_id }, { subscribe: false }),
  )
}
