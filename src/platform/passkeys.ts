import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'

export type Passkeys = ReturnType<typeof passkeys>

type Named = { credentialId: string; transports: readonly string[] }

/** Loaded with the first ceremony: most starts see none. */
const library = () => import('@simplewebauthn/server')

const TIMEOUT_MS = 300_000

/** Signatures that are understood (COSE): ES256, EdDSA, RS256, between them every authenticator there is. */
const ALGORITHMS = [-7, -8, -257]

/**
 * The ceremonies of WebAuthn for the site at `publicUrl`: its host is the relying party, its origin the only one that
 * answers may come from, and whoever holds the device must have shown to it that it is theirs.
 */
export function passkeys({ publicUrl, productName }: { publicUrl: string; productName: string }) {
  const { origin, hostname: rpID } = new URL(publicUrl)
  const expected = { expectedOrigin: origin, expectedRPID: rpID, requireUserVerification: true }
  return {
    /** What a browser needs to make a passkey, none of `known` again. */
    async toMake(
      user: { id: string; email: string; name: string },
      known: readonly Named[],
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
        excludeCredentials: known.map(namedOf),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      })
    },

    /** The passkey that was made for this challenge; null: it does not hold. */
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

    /** What a browser needs to show one of `known`; where there is none, whichever it has for this site. */
    async toShow(known: readonly Named[]): Promise<PublicKeyCredentialRequestOptionsJSON> {
      const { generateAuthenticationOptions } = await library()
      return generateAuthenticationOptions({
        rpID,
        timeout: TIMEOUT_MS,
        userVerification: 'required',
        ...(known.length > 0 && { allowCredentials: known.map(namedOf) }),
      })
    },

    /** The counter of the passkey that was shown for this challenge; null: it does not hold. */
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

function namedOf({ credentialId, transports }: Named) {
  return { id: credentialId, transports: [...transports] }
}
