import { passwordHashes } from '#domains/accounts/passwords/password-hash.service.ts'
import { DEMO_KEY } from '#domains/widget/demo/demo.contract.ts'
import type { Clock } from '#kernel/clock.ts'
import { newId } from '#kernel/ids.ts'
import { argon2id } from '#platform/crypto.ts'
import type { Db } from '#platform/db/database.ts'
import { DEMO_BANNERS } from './demo-banners.ts'
import { demoFleet } from './demo-fleet.ts'
import { DEMO_PEOPLE } from './demo-people.ts'
import { seedShuttles } from './demo-shuttles.ts'
import { seedOnce } from '../seed-once.ts'
import type { StoredDesk } from '#domains/fares/places/stored-desk.contract.ts'
import { moveWallet } from '#domains/companies/wallets/move-wallet.service.ts'
import { lockWallet, openWallet, updateCreditLimit } from '#domains/companies/wallets/wallet.store.ts'
import { money } from '#kernel/money.ts'

/** Numbers that Ofcom reserves for fiction. */
const phone = (last: string) => ({ countryCode: '+44', phone: `2079460${last}` })

/** Companies that book trips for their people; their e-mail domains are reserved (RFC 2606). */
const DEMO_COMPANIES = [
  {
    corp_id: 'falcon',
    name: 'Falcon Trading LLC',
    country_code: 'AE',
    currency: 'AED',
    tax_id: '100000000000003',
    address: { addressLine: 'Office 1204, Palm Tower, Sheikh Zayed Road', city: 'Dubai', country: 'AE' },
    phone: phone('101'),
    email: 'travel@falcon.example',
    approval_required: false,
  },
  {
    corp_id: 'indus',
    name: 'Indus Software Private Limited',
    country_code: 'IN',
    currency: 'INR',
    tax_id: '29AAAAA0000A1Z5',
    address: { addressLine: '42 Lake View Road, Indiranagar', city: 'Bengaluru', country: 'IN' },
    phone: phone('102'),
    email: 'travel@indus.example',
    approval_required: true,
  },
  {
    corp_id: 'najd',
    name: 'Najd Engineering Company',
    country_code: 'SA',
    currency: 'SAR',
    tax_id: '300000000000003',
    address: { addressLine: '7 King Fahd Road, Al Olaya', city: 'Riyadh', country: 'SA' },
    phone: phone('103'),
    email: 'travel@najd.example',
    approval_required: false,
  },
] as const

/** Each company's deposit and credit limit, in hundredths of its currency. */
const PAID_IN = 2_500_000
const CREDIT_LIMIT = 1_000_000

/** Desks of self-drive cars in the cities with demo vehicles. */
const DEMO_DESKS: Readonly<Record<string, StoredDesk>> = {
  'ae-dxb': {
    address_en: 'Dubai International Airport, Terminal 3, arrivals',
    address_ar: 'مطار دبي الدولي، مبنى الركاب 3، صالة الوصول',
    hours_en: 'Daily, around the clock',
    hours_ar: 'يوميًا على مدار الساعة',
    phone: { countryCode: '+971', phone: '42245555' },
  },
  'in-blr': {
    address_en: '12 MG Road, Bengaluru 560001',
    address_ar: '12 طريق المهاتما غاندي، بنغالور 560001',
    hours_en: 'Daily, 07:00 to 22:00',
    hours_ar: 'يوميًا من 7:00 إلى 22:00',
    phone: { countryCode: '+91', phone: '8022221111' },
  },
}

/**
 * Seeds the users, companies and vehicles of demo trips, never in production. Seeded once: later changes and
 * deletions persist.
 */
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

/** Seeds users with one profile each; a company's travellers have its supervisor. */
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

type Company = { id: string; currency: string }

/** Opens a wallet for each company, funded by a transfer in the ledger. */
async function seedWallets(tx: Db, companies: readonly Company[], now: Temporal.Instant): Promise<void> {
  for (const { id, currency } of companies) {
    await openWallet(tx, id, now)
    const wallet = await lockWallet(tx, id)
    if (!wallet) throw new Error('a company that was just seeded has no wallet')
    await updateCreditLimit(tx, wallet.id, money(CREDIT_LIMIT, currency))
    const entry = {
      kind: 'top_up',
      movement: 'top_up/demo',
      tripId: null,
      reason: 'Paid in advance',
    } as const
    await moveWallet(tx, wallet, { ...entry, amount: money(PAID_IN, currency) }, now)
  }
}
