import type { Clock } from '#kernel/clock.ts'
import type { LangId } from '#kernel/locale.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import { profileToUse, type IsNamed, type TripProfile } from '../profile/trip-profile.ts'
import type { TripProfileStore } from '../profile/trip-profile.store.ts'
import type { WriteTripAudit } from '../trip-audit.store.ts'
import type { EmbeddingKey } from '../trip-caller.ts'
import type { IssueTokens } from '../sessions/issue-tokens.service.ts'
import type { AddressCredential, CredentialFailure, ProveAddress } from './prove-address.service.ts'
import type { SignInAddress } from '../otp/sign-in-address.ts'
import type { TripPersonStore } from '../trip-person.store.ts'
import type { TripSessionStore } from '../sessions/trip-session.store.ts'
import type { TokenPair } from '../sessions/trip-session.ts'

export type LogInFailure = CredentialFailure | { code: 'corp_not_yours'; detail: string }

type LoggedIn = Result<{ pair: TokenPair; profile: TripProfile }, LogInFailure>

/**
 * Signs in with an address and its credential. Verifying an unknown address creates a retail traveller. `corpId`, or a
 * key for one company, selects the profile of that company, which cannot be created by signing in.
 */
export type LogIn = (request: {
  address: SignInAddress
  credential: AddressCredential
  name: string | null
  corpId: string | null
  key: EmbeddingKey | null
  langId: LangId
  networkAddress: string
}) => Promise<LoggedIn>

type Needs = {
  db: Db
  prove: ProveAddress
  people: TripPersonStore
  profiles: TripProfileStore
  sessions: Pick<TripSessionStore, 'start'>
  issueTokens: IssueTokens
  writeAudit: WriteTripAudit
  clock: Clock
}

const notYours = {
  code: 'corp_not_yours',
  detail: 'You have no profile of this company',
} as const

export function logIn(needs: Needs): LogIn {
  const { db, prove, people, profiles, sessions, writeAudit, clock } = needs

  return async ({ address, credential, name, corpId, key, langId, networkAddress }) => {
    const verified = await prove(address, credential, networkAddress)
    if (!verified.ok) return verified
    const now = clock.now()
    const { pair, hashed } = needs.issueTokens(now)
    const isNamed = namedBy(corpId, key)

    /** Returns the profile to sign in with, and adds it if the person is new or has none. */
    async function profileIn(tx: Db): Promise<TripProfile | null> {
      const known = await people.hold(tx, address)
      if (!known && isNamed) return null
      if (!known) await people.add(tx, { address, name: name ?? '', langId, now })
      const person = known ?? (await people.hold(tx, address))
      if (!person) return null
      if (name !== null) await people.nameNameless(tx, person.id, name)
      const found = profileToUse(await profiles.listOf(tx, person.id), isNamed)
      if (found || isNamed) return found
      await profiles.addRetail(tx, person.id, now)
      return profileToUse(await profiles.listOf(tx, person.id), null)
    }

    return db.transaction().execute(async (tx): Promise<LoggedIn> => {
      const profile = await profileIn(tx)
      if (!profile) return fail(notYours)
      const sessionId = await sessions.start(tx, {
        ...hashed,
        personId: profile.personId,
        profileId: profile.id,
        now,
      })
      await writeAudit(tx, {
        by: { profileId: profile.id },
        action: 'sign_in',
        subject: { kind: 'session', id: sessionId },
        after: { by: 'password' in credential ? 'password' : 'otp', key: key?.id ?? null },
        now,
      })
      return ok({ pair, profile })
    })
  }
}

/** Returns a check for the company that `x-corp-id` or a company's own key names. Null if neither does. */
function namedBy(corpId: string | null, key: EmbeddingKey | null): IsNamed | null {
  const keyCompany = key?.companyId ?? null
  if (corpId === null && keyCompany === null) return null
  return (company) =>
    (corpId === null || company.corpId === corpId) && (keyCompany === null || company.id === keyCompany)
}
