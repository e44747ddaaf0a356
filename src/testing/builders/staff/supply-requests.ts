import { newId } from '#kernel/ids.ts'
import type { TestApp } from '../../infrastructure/app.ts'
import type { ValidRequest } from '../api/route-requests.ts'

/** Requests about settings, plans and margins: each changes what is there, or a rule of its own. */
export function supplyRequests({
  database: { db },
  clock,
}: TestApp): Record<string, () => ValidRequest | Promise<ValidRequest>> {
  async function versionOf(name: string): Promise<number> {
    const row = await db.selectFrom('settings').select('version').where('name', '=', name).executeTakeFirst()
    return row?.version ?? 0
  }
  async function rule(): Promise<string> {
    const id = newId()
    await db
      .insertInto('margin_rules')
      .values({
        id,
        version: 1,
        plan_id: null,
        supplier_id: null,
        residence: 'IS',
        country: null,
        place: null,
        category: null,
        lead_from: null,
        lead_to: null,
        days_from: null,
        days_to: null,
        how: 'add',
        basis_points: 200,
        starts_on: '2026-01-01',
        ends_on: null,
        changed_by: null,
        changed_at: clock.now(),
      })
      .execute()
    return id
  }
  return {
    'POST /api/staff/settings/:name': async () => {
      const version = await versionOf('search_deadline')
      return { path: '/api/staff/settings/search_deadline', body: { value: 7000 + version, version } }
    },
    'GET /api/staff/settings/:name/changes': () => ({ path: '/api/staff/settings/search_deadline/changes' }),
    'POST /api/staff/suppliers/:id/switch': async () => {
      const version = await versionOf('plan_on.europcar-prepaid')
      return {
        path: '/api/staff/suppliers/europcar-prepaid/switch',
        body: { on: version % 2 === 1, version },
      }
    },
    'POST /api/staff/margins/:id': async () => ({ path: `/api/staff/margins/${await rule()}` }),
    'POST /api/staff/margins/:id/remove': async () => ({
      path: `/api/staff/margins/${await rule()}/remove`,
      body: { version: 1 },
    }),
  }
}
