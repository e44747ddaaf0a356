import { Secret, TOTP } from 'otpauth'

const STEP_MS = 30_000

/** A phone's clock may be one time step fast or slow (RFC 6238 §5.2). */
const SKEW_STEPS = 1

/** Returns 160 random bits in base32, as RFC 4226 §4 recommends. */
export function newCodeSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** Returns the `otpauth:` URI that an authenticator app reads from a QR code. */
export function codeAddress(secret: string, { product, email }: { product: string; email: string }): string {
  return codesOf(secret, { issuer: product, label: email }).toString()
}

/** Returns the time step (RFC 6238) of a six-digit code. Null if the code is not currently valid. */
export function stepOfCode(secret: string, code: string, now: Temporal.Instant): number | null {
  if (!/^\d{6}$/.test(code)) return null
  const timestamp = now.epochMilliseconds
  const delta = codesOf(secret).validate({ token: code, timestamp, window: SKEW_STEPS })
  return delta === null ? null : Math.floor(timestamp / STEP_MS) + delta
}

function codesOf(secret: string, names: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({ ...names, secret, algorithm: 'SHA1', digits: 6, period: STEP_MS / 1000 })
}
