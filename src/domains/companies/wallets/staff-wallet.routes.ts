import { problem, refusedBy } from '../company-problem.http.ts'
import { listRoute } from '#platform/http/openapi/list-route.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import type { Context } from 'hono'
import type { TravellerVariables } from '#domains/accounts/public.ts'
import { staffActor, type RequireStaff } from '#domains/staff/public.ts'
import { IdempotencyHeader } from '#platform/http/idempotency.contract.ts'
import type { Idempotent, IdempotencyVariables } from '#platform/http/idempotency.ts'
import { jsonBody, jsonReplies, openApiApp, type RequestVariables } from '#platform/http/openapi/openapi.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import type { ChangeWallet, ChangeWalletFailure, WalletChange } from './change-wallet.usecase.ts'
import {
  ChangedWalletReply,
  CreditLimitBody,
  DecideTransferBody,
  StaffWalletParams,
  StaffWalletQuery,
  StaffWalletReply,
  StaffWalletsQuery,
  StaffWalletsReply,
  TransferBody,
  TransferParams,
  type WaitingTransfer,
} from './staff-wallet.contract.ts'
import type { DecideTransfer, DecideTransferFailure } from './decide-transfer.usecase.ts'
import type { StaffWallets } from './staff-wallet.store.ts'
import type { WalletStore } from './wallet.store.ts'

type Needs = {
  staffWallets: StaffWallets
  wallets: Pick<WalletStore, 'find' | 'entries'>
  changeWallet: ChangeWallet
  decideTransfer: DecideTransfer
  waitingTransfers: (companyId: string) => Promise<WaitingTransfer[]>
  requireStaff: RequireStaff
  idempotent: Idempotent
  rateLimit: RateLimit
}

const refused = refusedBy({
  company_not_found: 404,
  wallet_currency: 422,
  wallet_limit: 409,
  wallet_below_limit: 409,
  transfer_not_found: 404,
  transfer_decided: 409,
  second_person_needed: 409,
} as const satisfies Record<(ChangeWalletFailure | DecideTransferFailure)['code'], number>)

const noCompany = { code: 'company_not_found', detail: 'There is no such company' } as const

/** The staff's calls for companies' wallets. */
export function staffWalletRoutes(needs: Needs) {
  const { staffWallets, wallets, changeWallet, decideTransfer, waitingTransfers } = needs
  const { requireStaff, idempotent, rateLimit } = needs
  const limit = rateLimit('staff-wallets', 120)
  const list = listRoute({
    path: '/staff/wallets',
    summary: 'Companies with what is in their wallets',
    access: requireStaff('finance'),
    query: StaffWalletsQuery,
    page: StaffWalletsReply,
  })
  const read = createRoute({
    method: 'get',
    path: '/staff/wallets/{id}',
    summary: 'A company’s wallet with its entries, the newest first',
    access: requireStaff('finance'),
    request: { params: StaffWalletParams, query: StaffWalletQuery },
    responses: jsonReplies(200, StaffWalletReply, 'A page of entries', 404),
  })
  const changed = jsonReplies(200, ChangedWalletReply, 'The wallet as it is now', 404, 409, 422)
  const transfer = (path: 'top-up' | 'pay-out', summary: string) =>
    createRoute({
      method: 'post',
      path: `/staff/wallets/{id}/${path}`,
      summary,
      limit,
      access: requireStaff('finance'),
      middleware: [idempotent],
      request: {
        params: StaffWalletParams,
        headers: IdempotencyHeader,
        body: jsonBody(TransferBody, {
          amount: { amount: 100, currency: 'AED' },
          reason: 'Transfer 4711',
          lang_id: 1,
        }),
      },
      responses: changed,
    })
  const setLimit = createRoute({
    method: 'post',
    path: '/staff/wallets/{id}/credit-limit',
    summary: 'Set how far below zero a wallet may go',
    limit,
    access: requireStaff('finance'),
    middleware: [idempotent],
    request: {
      params: StaffWalletParams,
      headers: IdempotencyHeader,
      body: jsonBody(CreditLimitBody, {
        credit_limit: { amount: 100, currency: 'AED' },
        reason: 'Good payer',
        lang_id: 1,
      }),
    },
    responses: changed,
  })

  const decide = createRoute({
    method: 'post',
    path: '/staff/wallets/{id}/transfers/{transfer}',
    summary: 'Agree to what a colleague asked for, which enters it, or refuse it',
    limit,
    access: requireStaff('finance'),
    request: { params: TransferParams, body: jsonBody(DecideTransferBody, { approve: false, lang_id: 1 }) },
    responses: changed,
  })

  type StaffContext = Context<{ Variables: RequestVariables & TravellerVariables & IdempotencyVariables }>
  async function change(c: StaffContext, wanted: WalletChange) {
    const done = await changeWallet(wanted, staffActor(c))
    if (!done.ok) return refused(c, done.failure)
    const wallet = await staffWallets.find(wanted.companyId)
    return wallet ? c.json({ wallet, ...done.value }, 200) : problem(c, 404, noCompany)
  }

  return openApiApp<TravellerVariables & IdempotencyVariables>()
    .openapi(list, async (c) => {
      const { after, page_size: size } = c.req.valid('query')
      return c.json(await staffWallets.list({ after, limit: size }), 200)
    })
    .openapi(read, async (c) => {
      const { id } = c.req.valid('param')
      const { after, rows } = c.req.valid('query')
      const company = await staffWallets.find(id)
      if (!company) return problem(c, 404, noCompany)
      const wallet = await wallets.find(id)
      const none = { entries: [], next: null }
      const page = wallet ? await wallets.entries({ walletId: wallet.id, after, limit: rows }) : none
      return c.json({ wallet: company, waiting: await waitingTransfers(id), ...page }, 200)
    })
    .openapi(transfer('top-up', 'Enter what a company has transferred to us'), (c) => {
      const companyId = c.req.valid('param').id
      return change(c, { companyId, act: 'top_up', key: c.var.idempotencyKey, ...c.req.valid('json') })
    })
    .openapi(transfer('pay-out', 'Enter what we have transferred back to a company'), (c) => {
      const companyId = c.req.valid('param').id
      return change(c, { companyId, act: 'pay_out', key: c.var.idempotencyKey, ...c.req.valid('json') })
    })
    .openapi(decide, async (c) => {
      const { id: companyId, transfer: transferId } = c.req.valid('param')
      const { approve } = c.req.valid('json')
      const decided = await decideTransfer({ companyId, transferId, approve }, staffActor(c))
      if (!decided.ok) return refused(c, decided.failure)
      const wallet = await staffWallets.find(companyId)
      return wallet ? c.json({ wallet, waits: false }, 200) : problem(c, 404, noCompany)
    })
    .openapi(setLimit, (c) => {
      const { credit_limit, reason } = c.req.valid('json')
      const companyId = c.req.valid('param').id
      return change(c, {
        companyId,
        act: 'set_limit',
        limit: credit_limit,
        key: c.var.idempotencyKey,
        reason,
      })
    })
}
