import { postbackClient } from '#connectors/postbacks/postback-client.ts'
import { postbackSecret } from '#domains/partners/postbacks/postback-secret.ts'
import { queuePostbacks } from '#domains/partners/postbacks/queue-postbacks.service.ts'
import { accountSeals, PAYOUT_ACCOUNTS } from '#domains/partners/statements/details/seal-account.ts'
import type { App } from '#platform/app.ts'
import { derivedKey, keyedHash, sealer } from '#platform/crypto.ts'
import type { Shared } from '../share-context.ts'

/** Timeout of a call to a partner's address. */
const POSTBACK_TIMEOUT_MS = 10_000

/** Returns the parts of the app that call partners' addresses and pay partners. */
export function partnerParts({ config, clock, seller }: Pick<Shared, 'config' | 'clock' | 'seller'>) {
  return {
    postbackSecret: postbackSecret(keyedHash(derivedKey(config.APP_SECRET, 'postbacks'))),
    postSigned: postbackClient({ timeoutMs: POSTBACK_TIMEOUT_MS, loopback: !config.production }),
    notifyPartners: ((tx, changes) => queuePostbacks({ clock }, tx, changes)) satisfies App['notifyPartners'],
    payoutSeals: accountSeals(sealer(derivedKey(config.APP_SECRET, PAYOUT_ACCOUNTS))),
    payoutDebtor: config.payoutAccount && { name: seller.name, ...config.payoutAccount },
  }
}
