import { newId, newReference } from '#kernel/ids.ts'
import { sha256 } from '#platform/crypto.ts'
import type { TestApp } from '../../infrastructure/app.ts'
import type { ValidRequest } from '../api/route-requests.ts'
import { enquirers } from '../content/enquiries.ts'
import { addCoupon } from '../rentals/coupons.ts'
import { addPartner } from './partners.ts'
import { peopleOf } from './people.ts'

/** Requests about partners and their people; each is about one of its own, or about the caller's partner. */
export function partnerRequests(app: TestApp): Record<string, () => Promise<ValidRequest>> {
  const people = peopleOf(app)
  const { db } = app.database
  const address = () => `${newReference().toLowerCase()}@example.com`
  const person = () => ({ email: address(), first_name: 'Sami', last_name: 'Aziz', role: 'reports' })
  const fields = { name: 'Dune Travel', partner_lang_id: 1 }
  const terms = {
    earns: 'margin_share',
    share_percent: 40,
    min_percent: null,
    max_percent: null,
    usual_percent: null,
    holding_days: 30,
  }

  async function partner() {
    const owner = await people.add({ role: 'traveller', email: address() })
    return addPartner(db, { code: newReference(), owner, now: app.clock.now() })
  }
  async function callersPartner() {
    const { partner_id } = await db
      .selectFrom('partner_members as m')
      .innerJoin('users as u', 'u.id', 'm.user_id')
      .select('m.partner_id')
      .where('u.email', '=', 'partner@example.com')
      .executeTakeFirstOrThrow()
    return partner_id
  }
  /** Adds another member of a partner, by default the caller's. */
  async function memberOf(partnerId?: string) {
    const userId = await people.add({ role: 'traveller', email: address() })
    const partner_id = partnerId ?? (await callersPartner())
    const since = app.clock.now()
    await db
      .insertInto('partner_members')
      .values({ user_id: userId, partner_id, role: 'reports', since })
      .execute()
    return userId
  }
  async function application() {
    const { enquiry_id: id } = (await enquirers(app).send('/api/register_partner')).body
    await db.updateTable('enquiries').set({ state: 'new' }).where('id', '=', id).execute()
    return `/api/staff/partner-applications/${id}`
  }
  /** The caller's partner is called at an address. */
  async function calledPartner() {
    const partner_id = await callersPartner()
    await db
      .insertInto('partner_postbacks')
      .values({ partner_id, url: 'https://partner.example/' })
      .onConflict((same) => same.doNothing())
      .execute()
    return { body: {} }
  }
  /** The code of a new coupon, which may be a partner's. */
  async function coupon(partner_id: string | null) {
    const code = newReference()
    await addCoupon(db, code, { partner_id })
    return code
  }
  /** A key of the caller's partner. */
  async function callersKey() {
    const id = newId()
    await db
      .insertInto('partner_api_keys')
      .values({
        id,
        partner_id: await callersPartner(),
        name: 'Warehouse',
        hash: sha256(id),
        ending: id.slice(-4),
        created_at: app.clock.now(),
        created_by: null,
      })
      .execute()
    return { path: `/api/user/partner-keys/${id}/revoke`, body: {} }
  }
  const about = (name: string, body: object) => async () => ({
    path: `/api/staff/partners/${await partner()}/${name}`,
    body,
  })
  return {
    'POST /api/user/partner-postback/new-secret': calledPartner,
    'POST /api/user/partner-postback/remove': calledPartner,
    'POST /api/user/partner-postback/test': calledPartner,
    'GET /api/staff/partners/:id': async () => ({ path: `/api/staff/partners/${await partner()}` }),
    'GET /api/staff/partner-applications/:id': async () => ({ path: await application() }),
    'POST /api/staff/partners': async () => ({
      body: { ...fields, ...terms, ...person(), role: undefined, code: newReference(), enquiry_id: null },
    }),
    'POST /api/staff/partners/:id/terms': about('terms', { ...fields, ...terms, version: 1 }),
    'POST /api/staff/partners/:id/end': about('end', { version: 1 }),
    'POST /api/staff/partners/:id/invite': async () => about('invite', person())(),
    'POST /api/staff/partners/:id/members/:person_id/remove': async () => {
      const id = await partner()
      return { path: `/api/staff/partners/${id}/members/${await memberOf(id)}/remove`, body: {} }
    },
    'POST /api/user/partner-keys/:id/revoke': callersKey,
    'POST /api/staff/partners/:id/coupons': async () => about('coupons', { code: await coupon(null) })(),
    'POST /api/staff/partners/:id/coupons/:coupon_id/release': async () => {
      const id = await partner()
      const { id: couponId } = await db
        .selectFrom('coupons')
        .select('id')
        .where('code', '=', await coupon(id))
        .executeTakeFirstOrThrow()
      return { path: `/api/staff/partners/${id}/coupons/${couponId}/release`, body: {} }
    },
    'POST /api/user/partner-people': async () => ({ body: person() }),
    'POST /api/user/partner-people/:id/remove': async () => ({
      path: `/api/user/partner-people/${await memberOf()}/remove`,
      body: {},
    }),
  }
}
