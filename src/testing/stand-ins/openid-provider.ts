import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWTPayload } from 'jose'
import { listener } from '../infrastructure/listener.ts'

const CLIENT_ID = 'rihla-web'
const CLIENT_SECRET = 'what only we and the service know'

type Person = JWTPayload & { sub: string }
type AuthorisationRequest = {
  person: Person
  nonce: string | undefined
  challenge: string | undefined
  redirectUri: string
}

/** Overrides of the provider's signing. */
type Signing = { key?: CryptoKey | Uint8Array; alg?: string; kid?: string }

// oxlint-disable-next-line time/real-clock -- Auth.js judges tokens by the machine's clock, and takes no other
export const machineTime = (): number => Date.now()

/**
 * An OpenID provider with its own address and keys: discovery, keys, authorization with PKCE, tokens. Every visitor is
 * `state.person`, and consents unless `state.rejects`.
 */
export async function openidProvider(now = machineTime) {
  const { publicKey, privateKey } = await generateKeyPair('RS256')
  const keys = [{ ...(await exportJWK(publicKey)), kid: 'first', alg: 'RS256', use: 'sig' }]
  const codes = new Map<string, AuthorisationRequest>()
  const state = { person: { sub: 'nobody' } as Person, rejects: false }
  const app = new Hono()
  const server = await listener()
  server.answerBy(app.fetch)
  const issuer = `http://127.0.0.1:${server.port}`

  /** An ID token of this provider for us, with the test's claims and signing. */
  function sign(claims: JWTPayload, { key = privateKey, alg = 'RS256', kid = 'first' }: Signing = {}) {
    const seconds = Math.floor(now() / 1000)
    return new SignJWT({ iss: issuer, aud: CLIENT_ID, iat: seconds, exp: seconds + 3600, ...claims })
      .setProtectedHeader({ alg, kid })
      .sign(key)
  }

  app.get('/.well-known/openid-configuration', (c) =>
    c.json({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      userinfo_endpoint: `${issuer}/userinfo`,
      jwks_uri: `${issuer}/keys`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      code_challenge_methods_supported: ['S256'],
    }),
  )
  app.get('/keys', (c) => c.json({ keys }))
  app.get('/authorize', (c) => {
    const {
      redirect_uri: redirectUri = '',
      state: csrfState,
      nonce,
      code_challenge: challenge,
    } = c.req.query()
    const back = new URL(redirectUri)
    if (csrfState !== undefined) back.searchParams.set('state', csrfState)
    if (state.rejects) back.searchParams.set('error', 'access_denied')
    else {
      const code = crypto.randomUUID()
      codes.set(code, { person: state.person, nonce, challenge, redirectUri })
      back.searchParams.set('code', code)
    }
    return c.redirect(back.href)
  })
  app.post('/token', async (c) => {
    const form = await c.req.parseBody<Record<string, string>>()
    const authorised = codes.get(form.code ?? '')
    codes.delete(form.code ?? '')
    const verifiedChallenge =
      form.code_verifier && createHash('sha256').update(form.code_verifier).digest('base64url')
    const client = `Basic ${btoa(`${CLIENT_ID}:${encodeURIComponent(CLIENT_SECRET).replaceAll('%20', '+')}`)}`
    if (c.req.header('authorization') !== client && form.client_secret !== CLIENT_SECRET)
      return c.json({ error: 'invalid_client' }, 401)
    if (
      !authorised ||
      verifiedChallenge !== authorised.challenge ||
      form.redirect_uri !== authorised.redirectUri
    )
      return c.json({ error: 'invalid_grant' }, 400)
    const nonce = authorised.nonce === undefined ? {} : { nonce: authorised.nonce }
    return c.json({
      access_token: crypto.randomUUID(),
      token_type: 'Bearer',
      expires_in: 3600,
      id_token: await sign({ ...authorised.person, ...nonce }),
    })
  })

  return {
    issuer,
    state,
    sign,
    /** The product's configuration to use it as Google. */
    environment: {
      AUTH_GOOGLE_ID: CLIENT_ID,
      AUTH_GOOGLE_SECRET: CLIENT_SECRET,
      AUTH_GOOGLE_ISSUER: issuer,
    },
    /** The same as Apple, which returns users by a form post. */
    asApple: { AUTH_APPLE_ID: CLIENT_ID, AUTH_APPLE_SECRET: CLIENT_SECRET, AUTH_APPLE_ISSUER: issuer },
    close: server.close,
  }
}

export type OpenidProvider = Awaited<ReturnType<typeof openidProvider>>
