import { createRoute } from '#platform/http/openapi/route.ts'
import { jsonBody, jsonReplies, openApiApp } from '#platform/http/openapi/openapi.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import { refusedBy } from '../partner-problem.http.ts'
import type { PartnerVariables, RequirePartner } from '../require-partner.middleware.ts'
import {
  MadeKeyReply,
  MakeKeyBody,
  PartnerKeyParams,
  PartnerKeysReply,
  RevokeKeyBody,
  type ShownPartnerKey,
} from './partner-key.contract.ts'
import type { PartnerKey } from './partner-key.store.ts'
import type { MakeKeyRefused, PartnerKeys, RevokeKeyRefused } from './partner-keys.usecase.ts'

type Needs = {
  keys: PartnerKeys
  listKeys: (partnerId: string) => Promise<PartnerKey[]>
  requirePartner: RequirePartner
  rateLimit: RateLimit
}

const refused = refusedBy({
  too_many_partner_keys: 409,
  partner_key_not_found: 404,
  no_partner: 403,
  partner_ended: 403,
  owners_only: 403,
} as const satisfies Record<(MakeKeyRefused | RevokeKeyRefused)['code'], number>)

/** The keys of a partner's own systems, for its owners. */
export function partnerKeyRoutes({ keys, listKeys, requirePartner, rateLimit }: Needs) {
  const common = { limit: rateLimit('partner-keys', 60), access: requirePartner('owner') }
  const list = createRoute({
    ...common,
    method: 'get',
    path: '/user/partner-keys',
    summary: 'The keys by which a partner’s own systems read',
    responses: jsonReplies(200, PartnerKeysReply, 'All of them'),
  })
  const make = createRoute({
    ...common,
    method: 'post',
    path: '/user/partner-keys',
    summary: 'Make a key for a partner’s own system: it reads bookings, changes, revenue and statements',
    request: { body: jsonBody(MakeKeyBody, { name: 'Warehouse', lang_id: 1 }) },
    responses: jsonReplies(200, MadeKeyReply, 'The key, and the keys as they are now', 409),
  })
  const revoke = createRoute({
    ...common,
    method: 'post',
    path: '/user/partner-keys/{id}/revoke',
    summary: 'Revoke a key of a partner: nothing is answered to it any more',
    request: { params: PartnerKeyParams, body: jsonBody(RevokeKeyBody, { lang_id: 1 }) },
    responses: jsonReplies(200, PartnerKeysReply, 'The keys as they are now', 404),
  })
  const itemsOf = async (partnerId: string) => (await listKeys(partnerId)).map(shownKey)
  return openApiApp<PartnerVariables>()
    .openapi(list, async (c) => c.json({ items: await itemsOf(c.var.partner.id) }, 200))
    .openapi(make, async (c) => {
      const { partner, traveller } = c.var
      const made = await keys.make(traveller.userId, c.req.valid('json').name)
      if (!made.ok) return refused(c, made.failure)
      return c.json({ secret: made.value, items: await itemsOf(partner.id) }, 200)
    })
    .openapi(revoke, async (c) => {
      const { partner, traveller } = c.var
      const revoked = await keys.revoke(traveller.userId, c.req.valid('param').id)
      if (!revoked.ok) return refused(c, revoked.failure)
      return c.json({ items: await itemsOf(partner.id) }, 200)
    })
}

function shownKey({ id, name, ending, createdAt, lastUsedAt, revokedAt }: PartnerKey): ShownPartnerKey {
  return {
    key_id: id,
    name,
    ending,
    created_at: createdAt.toString(),
    last_used_at: lastUsedAt?.toString() ?? null,
    revoked_at: revokedAt?.toString() ?? null,
  }
}
