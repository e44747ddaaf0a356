import type { Clock } from '#kernel/clock.ts'
import { newId, newLetters } from '#kernel/ids.ts'
import { newToken, sha256 } from '#platform/crypto.ts'
import type { TestApp } from '../../infrastructure/app.ts'

type App = { database: Pick<TestApp['database'], 'db'>; clock: Clock }

type Company = {
  corpId?: string
  name?: string
  countryCode?: string
  currency?: string
  approvalRequired?: boolean
}

/** Inserts a company that books trips for its people. */
export async function companyWith(app: App, company: Company = {}) {
  const { corpId = newLetters(8), name = 'Falcon Trading', countryCode = 'AE', currency = 'AED' } = company
  const id = newId()
  await app.database.db
    .insertInto('companies')
    .values({
      id,
      corp_id: corpId,
      name,
      country_code: countryCode,
      currency,
      address: { addressLine: 'Sheikh Zayed Road 1', city: 'Dubai', country: countryCode },
      approval_required: company.approvalRequired ?? false,
      created_at: nowOf(app),
    })
    .execute()
  return { companyId: id, corpId }
}

type Profile = {
  /** By default a new person with `name`, `email` and `mobile`. */
  personId?: string
  name?: string
  email?: string
  mobile?: string
  companyId?: string | null
  ownerId?: string | null
  supervisorId?: string | null
  isSupervisor?: boolean
  isAdmin?: boolean
  costCentre?: string
}

/** Inserts a profile with its person, signed in. `headers` carry a bearer token that is valid for a day. */
export async function profileOf(app: App, profile: Profile = {}) {
  const { db } = app.database
  const { companyId = null, ownerId = null, supervisorId = null } = profile
  const personId = profile.personId ?? (await personWith(app, profile))
  const profileId = newId()
  await db
    .insertInto('trip_profiles')
    .values({
      id: profileId,
      person_id: personId,
      company_id: companyId,
      owner_id: ownerId,
      supervisor_id: supervisorId,
      is_supervisor: profile.isSupervisor ?? false,
      is_admin: profile.isAdmin ?? false,
      cost_centre: profile.costCentre ?? null,
      created_at: nowOf(app),
    })
    .execute()
  const { sessionId, token } = await sessionOf(app, { personId, profileId })
  const headers = { authorization: `Bearer ${token}` }
  return { profileId, personId, companyId, sessionId, token, headers }
}

/** Inserts an embedding key; `headers` carry it. */
export async function keyWith(
  app: App,
  { domains = ['widget.example'], companyId = null, partnerId = null, perMinute = 600 }: Partial<Key> = {},
) {
  const key = `tk_${newLetters(26)}`
  const id = newId()
  await app.database.db
    .insertInto('api_keys')
    .values({
      id,
      key,
      name: 'Falcon’s intranet',
      domains: [...domains],
      company_id: companyId,
      partner_id: partnerId,
      per_minute: perMinute,
      created_at: nowOf(app),
    })
    .execute()
  return { keyId: id, key, headers: { 'x-api-key': key } }
}

type Key = {
  domains: readonly string[]
  companyId: string | null
  partnerId: string | null
  perMinute: number
}

async function personWith(app: App, { name = 'Layla Haddad', email, mobile }: Profile): Promise<string> {
  const id = newId()
  await app.database.db
    .insertInto('trip_people')
    .values({
      id,
      name,
      email: email ?? (mobile === undefined ? `${id}@example.com` : null),
      mobile: mobile ?? null,
      created_at: nowOf(app),
    })
    .execute()
  return id
}

/** Creates a session with one bearer token. */
async function sessionOf(app: App, { personId, profileId }: { personId: string; profileId: string }) {
  const { db } = app.database
  const id = newId()
  const token = newToken()
  const expires_at = app.clock.now().add({ hours: 24 })
  await db
    .insertInto('trip_sessions')
    .values({ id, person_id: personId, profile_id: profileId, created_at: nowOf(app), expires_at })
    .execute()
  await db
    .insertInto('trip_tokens')
    .values({ hash: sha256(token), session_id: id, kind: 'bearer', expires_at })
    .execute()
  return { sessionId: id, token }
}

function nowOf({ clock }: App): Temporal.Instant {
  return clock.now()
}
