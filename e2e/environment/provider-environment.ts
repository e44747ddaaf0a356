import { forFile } from '#testing/infrastructure/for-file.ts'
import { openidProvider } from '#testing/stand-ins/openid-provider.ts'
import { openEnvironment } from './environment.ts'

/** The product and a browser for a test file, with an OpenID provider that acts as Google. */
export async function providerEnvironment(wanted: Parameters<typeof openEnvironment>[0] = {}) {
  const provider = forFile(await openidProvider())
  const environment = forFile(await openEnvironment({ ...wanted, environment: provider.environment }))
  return { provider, environment }
}
