import { insertEnquiry } from '#domains/enquiries/enquiry.store.ts'
import { addWidgetKey, updateDomains } from '#domains/partners/links/widget-key.store.ts'
import { findPartner, recordChange } from '#domains/partners/record/partner-record.store.ts'
import { shownTerms } from '#domains/partners/record/partner-terms.ts'
import { putPayoutAccount } from '#domains/partners/statements/details/payout-account.store.ts'
import { accountOwner, type AccountSeals } from '#domains/partners/statements/details/seal-account.ts'
import type { PartnerAttribution } from '#domains/attribution/public.ts'
import { newId, newReference } from '#kernel/ids.ts'
import type { Db } from '#platform/db/database.ts'
import { demoClicks } from './demo-history.ts'

type DemoAttribution = { attribution: PartnerAttribution; ownEmail: string; phones: string }

/** The demo partners whose bookings are seeded, and the staff members who pay them. */
export type DemoPartners = {
  dune: DemoAttribution
  nomad: DemoAttribution
  staff: { preparer: string; approver: string }
}

const PARTNER = 'partner@rihla.example'
const STAFF = 'staff@rihla.example'
/** Longer than the longest period of a revenue report. */
const DAYS_OF_CLICKS = 120

/** An example account of the registry of IBANs each. */
const IBANS = { dune: 'DE89370400440532013000', nomad: 'FR1420041010050500013M02606' }

/**
 * Adds the demo partner's data, and other partners next to it. Null if the partner's or the staff account is
 * gone.
 */
export async function addDemoPartners(
  tx: Db,
  start: Temporal.Instant,
  seals: AccountSeals,
): Promise<DemoPartners | null> {
  const owner = await userWith(tx, PARTNER)
  const approver = await userWith(tx, STAFF)
  const member =
    owner === null
      ? undefined
      : await tx
          .selectFrom('partner_members')
          .select('partner_id')
          .where('user_id', '=', owner)
          .executeTakeFirst()
  if (owner === null || approver === null || !member) return null
  const since = start.subtract({ hours: 24 * 200 })
  const partnerId = member.partner_id
  await tx.updateTable('partners').set({ created_at: since }).where('id', '=', partnerId).execute()
  await tx.updateTable('partner_members').set({ since }).where('user_id', '=', owner).execute()
  await noteOpened(tx, { partnerId, by: approver }, since)
  await addColleague(tx, partnerId, since)
  await addKey(tx, partnerId, since)
  await addCoupon(tx, partnerId, since)
  await addClicks(tx, partnerId, start)
  await addAccount(tx, { partnerId, owner, holder: 'Dune Travel GmbH', iban: IBANS.dune }, since, seals)
  const nomad = await addNomad(tx, since, seals)
  await addEnded(tx, since)
  await addApplication(tx, start)
  return {
    dune: {
      attribution: attributionOf(partnerId, 'DUNES', { earns: 'percent', basisPoints: 500 }),
      ownEmail: PARTNER,
      phones: '5011',
    },
    nomad,
    staff: { preparer: await addPreparer(tx, since), approver },
  }
}

function attributionOf(
  partnerId: string,
  partnerCode: string,
  terms: Pick<PartnerAttribution, 'earns' | 'basisPoints'>,
): PartnerAttribution {
  return { partnerId, partnerCode, subId: '', clickId: null, ...terms }
}

/** Records the demo partner's initial terms in its history. */
async function noteOpened(
  tx: Db,
  { partnerId, by }: { partnerId: string; by: string },
  since: Temporal.Instant,
): Promise<void> {
  const partner = await findPartner(tx, partnerId)
  if (!partner) return
  const after = { code: 'DUNES', ...shownTerms(partner) }
  await recordChange(tx, { partnerId, act: 'opened', byUser: by, after }, since)
}

async function userWith(tx: Db, email: string): Promise<string | null> {
  const row = await tx.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
  return row?.id ?? null
}

type Person = { role: 'partner' | 'staff'; email: string; first_name: string; last_name: string }

/** Adds an account without a password, which cannot sign in. */
async function addPerson(tx: Db, person: Person, since: Temporal.Instant): Promise<string> {
  const id = newId()
  await tx
    .insertInto('users')
    .values({
      id,
      ...person,
      lang_id: 1,
      created_at: since,
      email_verified_at: since,
      referral_code: newReference(),
    })
    .execute()
  return id
}

async function addColleague(tx: Db, partnerId: string, since: Temporal.Instant): Promise<void> {
  const person = {
    role: 'partner',
    email: 'reports@dune-travel.example',
    first_name: 'Maha',
    last_name: 'Said',
  } as const
  const user_id = await addPerson(tx, person, since)
  await tx
    .insertInto('partner_members')
    .values({ user_id, partner_id: partnerId, role: 'reports', since })
    .execute()
}

/** Adds the staff member who prepares the payouts that the demo member approves. */
async function addPreparer(tx: Db, since: Temporal.Instant): Promise<string> {
  const person = {
    role: 'staff',
    email: 'books@rihla.example',
    first_name: 'Noor',
    last_name: 'Salem',
  } as const
  const id = await addPerson(tx, person, since)
  await tx
    .insertInto('staff_members')
    .values({ user_id: id, roles: ['partners'], invited_by: null, invited_at: since })
    .execute()
  return id
}

async function addKey(tx: Db, partnerId: string, now: Temporal.Instant): Promise<void> {
  await addWidgetKey(tx, { partnerId, code: 'DUNES', key: `pk_${newReference()}${newReference()}`, now })
  await updateDomains(tx, partnerId, ['dune-travel.example', 'localhost'])
}

async function addCoupon(tx: Db, partnerId: string, validFrom: Temporal.Instant): Promise<void> {
  await tx
    .insertInto('coupons')
    .values({
      id: newId(),
      code: 'DUNES5',
      basis_points: 500,
      amount: null,
      currency: 'EUR',
      most: 2500,
      minimum_total: null,
      valid_from: validFrom,
      valid_until: null,
      per_user_limit: 1,
      total_limit: null,
      partner_id: partnerId,
    })
    .execute()
}

async function addClicks(tx: Db, partnerId: string, start: Temporal.Instant): Promise<void> {
  const rows = demoClicks(DAYS_OF_CLICKS).map(({ daysAgo, minutes, subId, page, referrer }) => ({
    id: newId(),
    at: start.subtract({ hours: 24 * daysAgo, minutes }),
    partner_id: partnerId,
    sub_id: subId,
    page,
    referrer,
    lang_id: page.startsWith('/ar') ? 2 : 1,
    via: 'link' as const,
  }))
  await tx.insertInto('partner_clicks').values(rows).execute()
}

type Account = { partnerId: string; owner: string; holder: string; iban: string }

async function addAccount(
  tx: Db,
  { partnerId, owner, holder, iban }: Account,
  changedAt: Temporal.Instant,
  seals: AccountSeals,
): Promise<void> {
  const account = { kind: 'iban' as const, holder, account: iban, bic: null }
  const sealed = seals.seal(account, accountOwner(partnerId, 'EUR'))
  await putPayoutAccount(tx, { partnerId, currency: 'EUR', kind: 'iban', sealed, changedAt }, owner)
}

/** Adds a partner who earns a share of our margin. */
async function addNomad(tx: Db, since: Temporal.Instant, seals: AccountSeals): Promise<DemoAttribution> {
  const ownEmail = 'owner@nomad-weekends.example'
  const owner = await addPerson(
    tx,
    { role: 'partner', email: ownEmail, first_name: 'Yusuf', last_name: 'Karam' },
    since,
  )
  const partnerId = newId()
  await tx
    .insertInto('partners')
    .values({
      id: partnerId,
      code: 'NOMAD',
      name: 'Nomad Weekends',
      earns: 'margin_share',
      share_basis_points: 4000,
      holding_days: 14,
      created_at: since,
    })
    .execute()
  await tx
    .insertInto('partner_members')
    .values({ user_id: owner, partner_id: partnerId, role: 'owner', since })
    .execute()
  await addAccount(tx, { partnerId, owner, holder: 'Nomad Weekends SARL', iban: IBANS.nomad }, since, seals)
  return {
    attribution: attributionOf(partnerId, 'NOMAD', { earns: 'margin_share', basisPoints: 4000 }),
    ownEmail,
    phones: '5022',
  }
}

async function addEnded(tx: Db, since: Temporal.Instant): Promise<void> {
  await tx
    .insertInto('partners')
    .values({
      id: newId(),
      code: 'OLDROADS',
      name: 'Old Roads Magazine',
      lang_id: 2,
      earns: 'percent',
      share_basis_points: 0,
      holding_days: 30,
      created_at: since,
      ended_at: since.add({ hours: 24 * 120 }),
    })
    .execute()
}

/** Adds a pending partner application. */
async function addApplication(tx: Db, start: Temporal.Instant): Promise<void> {
  await insertEnquiry(
    tx,
    {
      kind: 'partner',
      state: 'new',
      signs: [],
      langId: 2,
      name: 'Reem Fahad',
      email: 'reem@wadi-walks.example',
      userId: null,
      message: 'We write about walks in Oman and Jordan, and our readers ask us where to hire a car.',
      content: {
        first_name: 'Reem',
        last_name: 'Fahad',
        company: 'Wadi Walks',
        country: 'OM',
        website: 'https://wadi-walks.example',
        traffic: 18_000,
      },
      page: '/ar/become-partner',
      bookingId: null,
    },
    start.subtract({ hours: 20 }),
  )
}
