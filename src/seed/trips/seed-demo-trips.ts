import { passwordHashes } from '#domains/accounts/passwords/password-hash.service.ts'
import { DEMO_KEY } from '#domains/widget/demo/demo.contract.ts'
import type { Clock } from '#kernel/clock.ts'
import { newId } from '#kernel/ids.ts'
import { argon2id } from '#platform/crypto.ts'
import type { Db } from '#platform/db/database.ts'
import { DEMO_BANNERS } from './demo-banners.ts'
import { DEMO_COMPANIES } from './demo-companies.ts'
import { DEMO_DESKS } from './demo-desks.ts'
import { demoFleet } from './demo-fleet.ts'
import { DEMO_PEOPLE } from './demo-people.ts'
import { seedShuttles } from './demo-shuttles.ts'
import { seedWallets } from './demo-wallets.ts'
import { seedOnce } from '../seed-once.ts'

/** Who books trips and what drives them, never in production. Seeded once: later changes and deletions persist. */
export async function seedDemoTrips(db: Db, clock: Clock): Promise<void> {
  await seedOnce(db, 'demo trips', async (tx) => {
    const now = clock.now()
    const ownerId = newId()
    const companies = DEMO_COMPANIES.map((company) => ({ id: newId(), ...company, created_at: now }))
    await tx.insertInto('companies').values(companies).execute()
    await tx
      .insertInto('vehicle_owners')
      .values({ id: ownerId, name: 'Gulf Fleet', country_code: 'AE', created_at: now })
      .execute()
    await seedPeople(
      tx,
      { ownerId, companyIds: new Map(companies.map(({ corp_id, id }) => [corp_id, id])) },
      now,
    )
    await seedWallets(tx, companies, clock.now())
    await seedShuttles(tx, clock.now())
    const { models, vehicles, drivers } = demoFleet(ownerId, now)
    await tx.insertInto('vehicle_models').values(models).execute()
    await tx.insertInto('vehicles').values(vehicles).execute()
    await tx.insertInto('drivers').values(drivers).execute()
    for (const [id, desk] of Object.entries(DEMO_DESKS))
      await tx.updateTable('cities').set({ desk }).where('id', '=', id).execute()
    await tx
      .insertInto('banners')
      .values(DEMO_BANNERS.map((banner) => ({ id: newId(), ...banner })))
      .execute()
    await tx
      .insertInto('api_keys')
      .values({
        id: newId(),
        key: DEMO_KEY,
        name: 'Demo page',
        domains: ['localhost', '127.0.0.1'],
        per_minute: 600,
        created_at: now,
      })
      .execute()
  })
}

type Employers = {
  ownerId: string
  /** By `corp_id`. */
  companyIds: ReadonlyMap<string, string>
}

/** Each person with one profile; a company's travellers have its supervisor. */
async function seedPeople(tx: Db, { ownerId, companyIds }: Employers, now: Temporal.Instant): Promise<void> {
  const passwords = passwordHashes(argon2id)
  const supervisors = new Map<string, string>()
  for (const person of DEMO_PEOPLE) {
    const { as: role, name, email, mobile, password, langId } = person
    const personId = newId()
    await tx
      .insertInto('trip_people')
      .values({
        id: personId,
        name,
        email,
        mobile,
        lang_id: langId,
        password_hash: password && (await passwords.hash(password)),
        created_at: now,
      })
      .execute()
    const profileId = newId()
    if (role === 'supervisor') supervisors.set(person.at, profileId)
    await tx
      .insertInto('trip_profiles')
      .values({
        id: profileId,
        person_id: personId,
        company_id: companyIds.get(person.at) ?? null,
        owner_id: person.at === 'owner' ? ownerId : null,
        supervisor_id: role === 'traveller' ? (supervisors.get(person.at) ?? null) : null,
        is_supervisor: role === 'supervisor',
        is_admin: role === 'admin',
        cost_centre: person.costCentre,
        created_at: now,
      })
      .execute()
  }
}
