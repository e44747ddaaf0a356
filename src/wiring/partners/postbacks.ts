import { postbackClient } from '#connectors/postbacks/postback-client.ts'
import { postbackSecret } from '#domains/partners/postbacks/postback-secret.ts'
import { tellPartners } from '#domains/partners/postbacks/tell-partners.service.ts'
import { derivedKey, keyedHash } from '#platform/crypto.ts'
import type { Shared } from '../share-context.ts'

/** A receiver is to answer within so long. */
const TIMEOUT_MS = 10_000

/** Returns the parts of the app that call partners' addresses. */
export function postbackParts({ config, clock }: Pick<Shared, 'config' | 'clock'>) {
  return {
    postbackSecret: postbackSecret(keyedHash(derivedKey(config.APP_SECRET, 'postbacks'))),
    postSigned: postbackClient({ timeoutMs: TIMEOUT_MS, loopback: !config.production }),
    tellPartners: tellPartners({ clock }),
  }
}
