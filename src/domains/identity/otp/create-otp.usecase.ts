import { newDigits, newId } from '#kernel/ids.ts'
import type { LangId } from '#kernel/locale.ts'
import { mailboxKey } from '#kernel/email-address.ts'
import { networksOf, type Network } from '#kernel/network.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { scaledLimit, type WindowLimit } from '#kernel/window-limit.ts'
import type { App } from '#platform/app.ts'
import type { Counted } from '#platform/db/window-counts.store.ts'
import { queueTripCodeMail, queueTripCodeSms } from '../mails/queue-trip-code.service.ts'
import type { SignInAddress } from './sign-in-address.ts'
import {
  REQUESTER_LIMITS,
  KEY_LIMIT,
  NETWORK_LIMIT,
  OTP_DIGITS,
  OTP_TTL,
  RESEND_SECONDS,
  STRANGERS_LIMITS,
} from './otp.ts'
import { insertOtp } from './otp.store.ts'

export type CreateOtpFailure =
  | { code: 'otp_too_soon'; detail: string; seconds: number }
  | { code: 'too_many_attempts'; detail: string; seconds: number }
  | { code: 'sms_off'; detail: string }

type CreatedOtp = Result<{ id: string; expiresAt: Temporal.Instant }, CreateOtpFailure>

export type OtpRequest = {
  address: SignInAddress
  langId: LangId
  networkAddress: string
  keyId: string | null
  /** True if the browser has signed in with this address before. */
  isKnown: boolean
}

declare module '#platform/app.ts' {
  interface App {
    /** Returns a keyed hash of a code, bound to its id, so that a leaked table does not reveal codes. */
    otpHash: (otpId: string, code: string) => Buffer
  }
}

export type OtpApp = Pick<
  App,
  'db' | 'clock' | 'windowCounts' | 'limitScale' | 'otpHash' | 'productName' | 'publicUrl' | 'isSmsOn'
>

/** Sends a one-time code to an address, without checking whether it belongs to anyone. */
export async function createOtp(
  app: OtpApp,
  { address, langId, networkAddress, keyId, isKnown }: OtpRequest,
): Promise<CreatedOtp> {
  const { db, clock, windowCounts, limitScale, otpHash } = app
  const { kind, to } = address
  if (kind === 'mobile' && !app.isSmsOn)
    return fail({ code: 'sms_off', detail: 'Codes are not sent by SMS here: ask for one by e-mail' })
  const networks = networksOf(networkAddress)
  const counted: Counted[] = [
    ...networks.map(({ name, times }) => ({
      name: `codes for network ${name}`,
      limit: scaledLimit(NETWORK_LIMIT, times * limitScale),
    })),
    ...(keyId === null
      ? []
      : [{ name: `codes for key ${keyId}`, limit: scaledLimit(KEY_LIMIT, limitScale) }]),
    ...(isKnown ? knownLimits(to) : strangersLimits(kind === 'email' ? mailboxKey(to) : to, networks)),
  ]
  return db.transaction().execute(async (tx): Promise<CreatedOtp> => {
    const now = clock.now()
    const seconds = await windowCounts.takeIn(tx, counted, now)
    if (seconds > 0) return fail(tooMany(seconds))
    const otp = { id: newId(), expiresAt: now.add(OTP_TTL) }
    const code = newDigits(OTP_DIGITS)
    await insertOtp(tx, {
      id: otp.id,
      address: to,
      codeHash: otpHash(otp.id, code),
      expiresAt: otp.expiresAt,
    })
    const queue = kind === 'mobile' ? queueTripCodeSms : queueTripCodeMail
    await queue(app, tx, { to, code, langId, expiresAt: otp.expiresAt })
    return ok(otp)
  })
}

/**
 * Returns the limits of one requester of an address. A network with several times the addresses (IPv6) gets as many
 * times the codes.
 */
function requesterLimits(requester: string, times = 1): Counted[] {
  return codesCounted(requester, REQUESTER_LIMITS, times)
}

/** Returns separate limits for known browsers, so that a stranger who knows an address cannot make its owner wait. */
function knownLimits(to: string): Counted[] {
  return requesterLimits(`known ${to}`)
}

/**
 * Returns the limits for strangers. One network leaves some of an address's codes to others, such as its owner on a new
 * browser. `to`: the mailbox key.
 */
function strangersLimits(to: string, networks: readonly Network[]): Counted[] {
  return [
    ...networks.flatMap(({ name, times }) => requesterLimits(`${name} ${to}`, times)),
    ...codesCounted(`strangers ${to}`, STRANGERS_LIMITS),
  ]
}

function codesCounted(whom: string, limits: Record<string, WindowLimit>, times = 1): Counted[] {
  return Object.entries(limits).map(([name, limit]) => ({
    name: `codes of the ${name} for ${whom}`,
    limit: scaledLimit(limit, times),
  }))
}

function tooMany(seconds: number): CreateOtpFailure {
  const code = seconds <= RESEND_SECONDS ? 'otp_too_soon' : 'too_many_attempts'
  return { code, detail: `Ask again in ${seconds} seconds`, seconds }
}
