import type { Clock } from '#kernel/clock.ts'
import { newDigits, newId } from '#kernel/ids.ts'
import type { LangId } from '#kernel/locale.ts'
import { networksOf, type Network } from '#kernel/network.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { SignInAddress } from '../sign-in/sign-in-address.ts'
import {
  ASKER_LIMITS,
  KEY_LIMIT,
  NETWORK_LIMIT,
  OTP_DIGITS,
  OTP_LIFE,
  STRANGERS_LIMITS,
  type CountLimit,
} from './otp.ts'
import type { CountOtp } from './otp-count.store.ts'
import type { OtpStore } from './otp.store.ts'

export type CreateOtpFailure =
  | { code: 'otp_too_soon'; detail: string; seconds: number }
  | { code: 'too_many_attempts'; detail: string; seconds: number }
  | { code: 'sms_off'; detail: string }

export type CreatedOtp = { id: string; expiresAt: Temporal.Instant }
type Created = Result<CreatedOtp, CreateOtpFailure>

/** Sends a one-time code to an address. Whose it is, and whether anybody's, is not looked at. */
export type CreateOtp = (request: {
  address: SignInAddress
  langId: LangId
  networkAddress: string
  keyId: string | null
  /** From a browser that has signed in with this address before. */
  isKnown: boolean
}) => Promise<Created>

/** Queues the message with a code in the caller's transaction; null: that kind of message is off. */
export type QueueCode = (
  tx: Db,
  message: { to: string; code: string; langId: LangId; expiresAt: Temporal.Instant },
) => Promise<void>

type Needs = {
  db: Db
  otps: Pick<OtpStore, 'insert'>
  countOtp: CountOtp
  queueCode: Record<SignInAddress['kind'], QueueCode | null>
  /** A keyed hash of a code, bound to its id: of a leaked table no code is guessed. */
  codeHash: (otpId: string, code: string) => Buffer
  sha256: (text: string) => Buffer
  /** Multiplies the limits of networks and keys (RATE_LIMIT_SCALE). */
  scale: number
  clock: Clock
}

export function createOtp(needs: Needs): CreateOtp {
  const { db, otps, queueCode, codeHash, sha256, scale, clock } = needs
  const scaled = ({ most, seconds }: CountLimit, times = 1) => ({
    most: Math.max(1, Math.round(most * times * scale)),
    seconds,
  })

  return async ({ address, langId, networkAddress, keyId, isKnown }) => {
    const { kind, to } = address
    const queue = queueCode[kind]
    if (!queue)
      return fail({ code: 'sms_off', detail: 'Codes are not sent by SMS here: ask for one by e-mail' })
    // Always in this order, so that two requests never wait for each other. A refused one has counted no further.
    const networks = networksOf(networkAddress)
    const limits: Limit[] = [
      ...networks.map(({ name, times }) => ({
        name: `network ${name}`,
        limit: scaled(NETWORK_LIMIT, times),
      })),
      ...(keyId === null ? [] : [{ name: `key ${keyId}`, limit: scaled(KEY_LIMIT) }]),
      ...(isKnown ? knownLimits(to) : strangersLimits(to, networks)),
    ]
    return db.transaction().execute(async (tx): Promise<Created> => {
      const now = clock.now()
      for (const { name, limit, soon = false } of limits) {
        const key = sha256(`otp ${name}`)
        const seconds = await needs.countOtp(tx, { key, limit, now: new Date(now.epochMilliseconds) })
        if (seconds > 0) return fail(tooMany(soon, seconds))
      }
      const otp = { id: newId(), expiresAt: now.add(OTP_LIFE) }
      const code = newDigits(OTP_DIGITS)
      await otps.insert(tx, {
        id: otp.id,
        address: to,
        codeHash: codeHash(otp.id, code),
        expiresAt: new Date(otp.expiresAt.epochMilliseconds),
      })
      await queue(tx, { to, code, langId, expiresAt: otp.expiresAt })
      return ok(otp)
    })
  }
}

type Limit = { name: string; limit: CountLimit; soon?: boolean }

/** Of one asker of an address; who has several times the addresses (IPv6) has as many times the codes. */
function askerLimits(asker: string, times = 1): Limit[] {
  return Object.entries(ASKER_LIMITS).map(([name, { most, seconds }]) => ({
    name: `${name} ${asker}`,
    limit: { most: most * times, seconds },
    soon: name === 'soon',
  }))
}

/** Apart from what strangers ask, so that who knows an address keeps none of its owner's browsers waiting. */
function knownLimits(to: string): Limit[] {
  return askerLimits(`known ${to}`)
}

/** One network leaves some of an address's codes to another: the owner's, on a browser that is new. */
function strangersLimits(to: string, networks: readonly Network[]): Limit[] {
  return [
    ...networks.flatMap(({ name, times }) => askerLimits(`${name} ${to}`, times)),
    ...Object.entries(STRANGERS_LIMITS).map(([name, limit]) => ({ name: `strangers ${name} ${to}`, limit })),
  ]
}

function tooMany(soon: boolean, seconds: number): CreateOtpFailure {
  const code = soon ? 'otp_too_soon' : 'too_many_attempts'
  return { code, detail: `Ask again in ${seconds} seconds`, seconds }
}
