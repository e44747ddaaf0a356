import type { Context } from 'hono'
import { toUser, type TravellerVariables } from '#domains/accounts/public.ts'
import { staffActor, type RecordAccess, type RequireStaff } from '#domains/staff/public.ts'
import type { Clock } from '#kernel/clock.ts'
import { EXAMPLE } from '#kernel/examples.ts'
import {
  jsonBody,
  jsonReplies,
  openApiApp,
  problemReplies,
  type RequestVariables,
} from '#platform/http/openapi/openapi.ts'
import { listRoute } from '#platform/http/openapi/list-route.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import type { AccountAct, AccountFailure, ActOnAccount } from './act-on-account.usecase.ts'
import type { AccountReads } from './account-read.store.ts'
import type { EraseFailure, EraseForOwner } from './erase-account.usecase.ts'
import type { ExportAccount } from './export-account.usecase.ts'
import * as contract from './staff-account.contract.ts'
import { problem, refusedBy } from './traveller-problem.http.ts'

type Needs = {
  reads: AccountReads
  actOnAccount: ActOnAccount
  exportAccount: ExportAccount
  eraseForOwner: EraseForOwner
  recordAccess: RecordAccess
  requireStaff: RequireStaff
  rateLimit: RateLimit
  clock: Clock
}

const refused = refusedBy({
  account_not_found: 404,
  account_of_staff: 409,
  account_blocked_already: 409,
  account_not_blocked: 409,
} as const satisfies Record<AccountFailure['code'], number>)

const notErased = refusedBy({
  account_not_found: 404,
  sign_in_required: 404,
  second_step_missing: 403,
  account_of_staff: 409,
  bookings_open: 409,
  last_admin: 409,
  last_owner: 409,
  account_email_differs: 422,
} as const satisfies Record<EraseFailure['code'], number>)

const noAccount = { code: 'account_not_found', detail: 'There is no such account' } as const

type StaffContext = Context<{ Variables: RequestVariables & TravellerVariables }>

/** The accounts of travellers and partners, for the staff who answer them. */
export function staffAccountRoutes(needs: Needs) {
  const { reads, actOnAccount, recordAccess, requireStaff, rateLimit, clock } = needs
  const limit = rateLimit('staff-accounts', 300)
  const shared = { limit, access: requireStaff('support') }
  const adminsAlone = { limit, access: requireStaff('admin') }
  const params = contract.StaffAccountParams
  const changed = jsonReplies(200, contract.ChangedAccountReply, 'The account as it is now', 404, 409)
  const list = listRoute({
    path: '/staff/accounts',
    summary: 'Accounts, newest first',
    ...shared,
    query: contract.StaffAccountsQuery,
    page: contract.StaffAccountsReply,
  })
  const read = createRoute({
    method: 'get',
    path: '/staff/accounts/{id}',
    summary: 'An account with its sessions, bookings, mails and history',
    ...shared,
    request: { params },
    responses: jsonReplies(200, contract.StaffAccountContract, 'The account', 404),
  })
  const block = createRoute({
    method: 'post',
    path: '/staff/accounts/{id}/block',
    summary: 'Block an account: nobody signs in to it, and its sessions end; its bookings remain',
    ...shared,
    request: {
      params,
      body: jsonBody(contract.BlockAccountBody, { reason: 'Cards that were not theirs', lang_id: 1 }),
    },
    responses: changed,
  })
  const plain = { params, body: jsonBody(contract.AccountActBody, { lang_id: 1 }) }
  const unblock = createRoute({
    method: 'post',
    path: '/staff/accounts/{id}/unblock',
    summary: 'Let the owner of a blocked account sign in again',
    ...shared,
    request: plain,
    responses: changed,
  })
  const endSessions = createRoute({
    method: 'post',
    path: '/staff/accounts/{id}/end-sessions',
    summary: 'Sign an account out everywhere',
    ...shared,
    request: plain,
    responses: changed,
  })
  const mailLink = createRoute({
    method: 'post',
    path: '/staff/accounts/{id}/password-link',
    summary: 'Mail the owner of an account a link to choose a password',
    ...shared,
    request: plain,
    responses: changed,
  })
  const file = createRoute({
    method: 'post',
    path: '/staff/accounts/{id}/export',
    summary: 'Everything held of an account’s owner, who has asked for it by mail',
    ...adminsAlone,
    request: plain,
    responses: jsonReplies(200, contract.ExportedAccountReply, 'As they get it themselves', 404, 409),
  })
  const erase = createRoute({
    method: 'post',
    path: '/staff/accounts/{id}/erase',
    summary: 'Erase an account, whose owner has asked for that by mail; invoices stay as the law asks',
    ...adminsAlone,
    request: {
      params,
      body: jsonBody(contract.EraseAccountBody, { email: EXAMPLE.person.email, lang_id: 1 }),
    },
    responses: { 204: { description: 'Erased' }, ...problemReplies(404, 409, 422) },
  })

  async function done(c: StaffContext, wanted: AccountAct) {
    const acted = await actOnAccount(wanted, staffActor(c))
    if (!acted.ok) return refused(c, acted.failure)
    const account = await reads.find(wanted.accountId, clock.now())
    return account ? c.json({ account }, 200) : problem(c, 404, noAccount)
  }

  return openApiApp<TravellerVariables>()
    .openapi(list, async (c) => {
      const { search, blocked, after, page_size: pageSize } = c.req.valid('query')
      return c.json(await reads.list({ search, blocked: blocked !== undefined, after, limit: pageSize }), 200)
    })
    .openapi(read, async (c) => {
      const { id } = c.req.valid('param')
      const account = await reads.find(id, clock.now())
      if (!account) return problem(c, 404, noAccount)
      await recordAccess(staffActor(c), { action: 'read_account', subject: { kind: 'account', id } })
      return c.json(account, 200)
    })
    .openapi(block, (c) =>
      done(c, { accountId: c.req.valid('param').id, act: 'block', reason: c.req.valid('json').reason }),
    )
    .openapi(unblock, (c) => done(c, { accountId: c.req.valid('param').id, act: 'unblock' }))
    .openapi(endSessions, (c) => done(c, { accountId: c.req.valid('param').id, act: 'end_sessions' }))
    .openapi(mailLink, (c) => done(c, { accountId: c.req.valid('param').id, act: 'mail_link' }))
    .openapi(file, async (c) => {
      const exported = await needs.exportAccount(c.req.valid('param').id, staffActor(c))
      if (!exported.ok) return refused(c, exported.failure)
      const { user, at, held } = exported.value
      return c.json({ exported_at: at.toString(), profile: toUser(user), held: held as Held }, 200)
    })
    .openapi(erase, async (c) => {
      const account = { accountId: c.req.valid('param').id, email: c.req.valid('json').email }
      const erased = await needs.eraseForOwner(account, staffActor(c))
      if (erased.ok) return c.body(null, 204)
      const { code } = erased.failure
      const faults = code === 'account_email_differs' ? [{ path: 'email', code }] : undefined
      return notErased(c, erased.failure, faults)
    })
}

type Held = Record<string, Record<string, unknown>[]>
