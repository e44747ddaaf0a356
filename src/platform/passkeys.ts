import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'

export type Passkeys = ReturnType<typeof passkeys>

type KnownCredential = { credentialId: string; transports: readonly string[] }

/** Loads the library with the first ceremony: most processes see none. */
const library = () => import('@simplewebauthn/server')

const TIMEOUT_MS = 300_000

/** Accepted signature algorithms (COSE): ES256, EdDSA, RS256, which together cover every authenticator. */
const ALGORITHMS = [-7, -8, -257]

/**
 * Creates the WebAuthn ceremonies for the site at `publicUrl`: its host is the relying party, its origin the only one
 * accepted in responses, and user verification on the device is required.
 */
export function passkeys({ publicUrl, productName }: { publicUrl: string; productName: string }) {
  const { origin, hostname: rpID } = new URL(publicUrl)
  const expected = { expectedOrigin: origin, expectedRPID: rpID, requireUserVerification: true }
  return {
    /** Options for creating a passkey in the browser, excluding those in `known`. */
    async toMake(
      user: { id: string; email: string; name: string },
      known: readonly KnownCredential[],
    ): Promise<PublicKeyCredentialCreationOptionsJSON> {
      const { generateRegistrationOptions } = await library()
      return generateRegistrationOptions({
        rpName: productName,
        rpID,
        userID: new TextEncoder().encode(user.id),
        userName: user.email,
        userDisplayName: user.name,
        timeout: TIMEOUT_MS,
        attestationType: 'none',
        supportedAlgorithmIDs: ALGORITHMS,
        excludeCredentials: known.map(toDescriptor),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      })
    },

    /** Returns the passkey created for this challenge. Null if the response is invalid. */
    async made(response: RegistrationResponseJSON, challenge: string) {
      const { verifyRegistrationResponse } = await library()
      const checked = await verifyRegistrationResponse({
        ...expected,
        response,
        expectedChallenge: challenge,
        supportedAlgorithmIDs: ALGORITHMS,
      }).catch(() => null)
      if (!checked?.verified) return null
      const { id, publicKey, counter, transports = [] } = checked.registrationInfo.credential
      return { credentialId: id, publicKey, counter, transports }
    },

    /** Options for signing in with one of `known`; if empty, with any passkey that the browser has for this site. */
    async toShow(known: readonly KnownCredential[]): Promise<PublicKeyCredentialRequestOptionsJSON> {
      const { generateAuthenticationOptions } = await library()
      return generateAuthenticationOptions({
        rpID,
        timeout: TIMEOUT_MS,
        userVerification: 'required',
        ...(known.length > 0 && { allowCredentials: known.map(toDescriptor) }),
      })
    },

    /** Returns the new counter of the passkey used for this challenge. Null if the response is invalid. */
    async shown(
      response: AuthenticationResponseJSON,
      challenge: string,
      passkey: { credentialId: string; publicKey: Uint8Array<ArrayBuffer>; counter: number },
    ): Promise<number | null> {
      const { verifyAuthenticationResponse } = await library()
      const { credentialId: id, publicKey, counter } = passkey
      const checked = await verifyAuthenticationResponse({
        ...expected,
        response,
        expectedChallenge: challenge,
        credential: { id, publicKey, counter },
      }).catch(() => null)
      return checked?.verified ? checked.authenticationInfo.newCounter : null
    },
  }
}

function toDescriptor({ credentialId, transports }: KnownCredential) {
  return { id: credentialId, transports: [...transports] }
}
