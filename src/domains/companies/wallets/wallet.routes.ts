import type { RequireProfile, TripVariables } from '#domains/identity/public.ts'
import { problem } from '../company-problem.http.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import { jsonReplies, openApiApp } from '#platform/http/openapi/openapi.ts'
import { WalletDetailQuery, WalletDetailReply, WalletHeaders } from './wallet.contract.ts'
import type { ReadWalletDetail } from './wallet-detail.usecase.ts'

type Needs = { readWalletDetail: ReadWalletDetail; requireProfile: RequireProfile }

export function walletRoutes({ readWalletDetail, requireProfile }: Needs) {
  const detail = createRoute({
    method: 'get',
    path: '/api/wallet/detail',
    summary: 'The wallet of the profile’s company',
    access: requireProfile,
    request: { headers: WalletHeaders, query: WalletDetailQuery },
    responses: jsonReplies(
      200,
      WalletDetailReply,
      'Balance, limit, and a page of entries, the newest first',
      404,
    ),
  })
  return openApiApp<TripVariables>().openapi(detail, async (c) => {
    const { after, rows } = c.req.valid('query')
    const found = await readWalletDetail(c.var.caller, { after, limit: rows })
    return found.ok ? c.json(found.value, 200) : problem(c, 404, found.failure)
  })
}
