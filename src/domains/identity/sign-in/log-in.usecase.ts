import type { LangId } from '#kernel/locale.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { SignInAddress } from '../otp/sign-in-address.ts'
import { chooseProfile, type CompanyFilter, type TripProfile } from '../profile/trip-profile.ts'
import { addRetailProfile, listProfiles } from '../profile/trip-profile.store.ts'
import { startTripSession } from '../sessions/trip-session.store.ts'
import type { TokenPair } from '../sessions/trip-session.ts'
import { writeTripAudit } from '../trip-audit.store.ts'
import type { EmbeddingKey } from '../trip-caller.ts'
import { addPerson, lockPerson, setMissingName } from '../trip-person.store.ts'
import {
  verifyCredential,
  type AddressCredential,
  type CredentialApp,
  type CredentialFailure,
} from './verify-credential.service.ts'

export type LogInFailure = CredentialFailure | { code: 'corp_not_yours'; detail: string }

type LogIn = Result<{ pair: TokenPair; profile: TripProfile }, LogInFailure>

export type LogInRequest = {
  address: SignInAddress
  credential: AddressCredential
  name: string | null
  corpId: string | null
  key: EmbeddingKey | null
  langId: LangId
  networkAddress: string
}

const notYours = {
  code: 'corp_not_yours',
  detail: 'You have no profile of this company',
} as const

/**
 * Signs in with an address and its credential. Verifying an unknown address creates a retail traveller. `corpId`, or a
 * key for one company, selects the profile of that company, which cannot be created by signing in.
 */
export async function logIn(
  app: CredentialApp,
  { address, credential, networkAddress, ...request }: LogInRequest,
): Promise<LogIn> {
  const verified = await verifyCredential(app, address, credential, networkAddress)
  if (!verified.ok) return verified
  const now = app.clock.now()
  return app.db.transaction().execute(async (tx): Promise<LogIn> => {
    const profile = await openProfile(tx, { address, ...request, now })
    if (!profile) return fail(notYours)
    const { sessionId, pair } = await startTripSession(tx, {
      personId: profile.personId,
      profileId: profile.id,
      now,
    })
    await writeTripAudit(tx, {
      by: { profileId: profile.id },
      action: 'sign_in',
      subject: { kind: 'session', id: sessionId },
      after: { by: 'password' in credential ? 'password' : 'otp', key: request.key?.id ?? null },
      now,
    })
    return ok({ pair, profile })
  })
}

type Verified = Omit<LogInRequest, 'credential' | 'networkAddress'> & { now: Temporal.Instant }

/** Returns the profile to sign in with, and adds it if the person is new or has none. */
async function openProfile(
  tx: Db,
  { address, name, corpId, key, langId, now }: Verified,
): Promise<TripProfile | null> {
  const isRequested = companyFilter(corpId, key)
  const known = await lockPerson(tx, address)
  if (!known && isRequested) return null
  if (!known) await addPerson(tx, { address, name: name ?? '', langId, now })
  const person = known ?? (await lockPerson(tx, address))
  if (!person) return null
  if (name !== null) await setMissingName(tx, person.id, name)
  const chosen = chooseProfile(await listProfiles(tx, person.id), isRequested)
  if (chosen || isRequested) return chosen
  await addRetailProfile(tx, person.id, now)
  return chooseProfile(await listProfiles(tx, person.id), null)
}

/** Returns a check for the company of `x-corp-id` or of a company's own key. Null without either. */
function companyFilter(corpId: string | null, key: EmbeddingKey | null): CompanyFilter | null {
  const keyCompany = key?.companyId ?? null
  if (corpId === null && keyCompany === null) return null
  return (company) =>
    (corpId === null || company.corpId === corpId) && (keyCompany === null || company.id === keyCompany)
}
