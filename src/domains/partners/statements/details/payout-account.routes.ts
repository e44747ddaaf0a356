import { originOf } from '#domains/accounts/public.ts'
import { EXAMPLE } from '#kernel/examples.ts'
import { jsonBody, jsonReplies, openApiApp } from '#platform/http/openapi/openapi.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import { problem } from '../../record/partner-problem.http.ts'
import type { PartnerVariables, RequirePartner } from '../../record/require-partner.middleware.ts'
import { payoutAccount } from './payout-account.ts'
import {
  PayoutAccountBody,
  PayoutAccountReply,
  PayoutAccountsReply,
  type ShownPayoutAccount,
} from './payout-account.contract.ts'
import type { SetPayoutAccount, SetPayoutAccountFailure } from './set-payout-account.usecase.ts'

type Needs = {
  accountsOf: (partnerId: string) => Promise<ShownPayoutAccount[]>
  setPayoutAccount: SetPayoutAccount
  requirePartner: RequirePartner
  rateLimit: RateLimit
}

const statusOf = {
  sign_in_required: 401,
  wrong_password: 422,
  password_unset: 422,
  too_many_attempts: 429,
} as const satisfies Record<SetPayoutAccountFailure['code'], number>

/** Routes of a partner’s payout accounts. */
export function payoutAccountRoutes(needs: Needs) {
  const { accountsOf, setPayoutAccount, requirePartner, rateLimit } = needs
  const list = createRoute({
    method: 'get',
    path: '/user/payout-accounts',
    summary: 'Where a partner’s payouts go, by currency; numbers are masked',
    access: requirePartner(),
    responses: jsonReplies(200, PayoutAccountsReply, 'As they are now'),
  })
  const set = createRoute({
    method: 'post',
    path: '/user/payout-account',
    summary: 'Set where a partner’s payouts in a currency go; all of its owners are mailed',
    limit: rateLimit('payout-account', 10),
    access: requirePartner('owner'),
    request: {
      body: jsonBody(PayoutAccountBody, {
        currency: 'EUR',
        kind: 'iban',
        holder: 'Dune Travel SL',
        account: 'ES91 2100 0418 4502 0005 1332',
        bic: 'CAIXESBBXXX',
        password: EXAMPLE.password,
        lang_id: 1,
      }),
    },
    responses: jsonReplies(200, PayoutAccountReply, 'The account as it is now', 404, 422),
  })
  return openApiApp<PartnerVariables>()
    .openapi(list, async (c) => {
      const { id, role } = c.var.partner
      return c.json({ items: await accountsOf(id), may_change: role === 'owner' }, 200)
    })
    .openapi(set, async (c) => {
      const { currency, password, lang_id: _, ...entered } = c.req.valid('json')
      const { traveller, partner } = c.var
      const by = { userId: traveller.userId, partnerId: partner.id, password, origin: originOf(c) }
      const done = await setPayoutAccount(by, { currency, ...payoutAccount(entered) })
      if (done.ok) return c.json({ account: done.value }, 200)
      const { failure } = done
      if ('seconds' in failure) c.header('retry-after', String(failure.seconds))
      const fields =
        failure.code === 'wrong_password' ? [{ path: 'password', code: failure.code }] : undefined
      return problem(c, statusOf[failure.code], failure, fields)
    })
}
