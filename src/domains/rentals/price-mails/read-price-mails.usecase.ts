import type { Language } from '#kernel/locale.ts'
import type { PriceMailsAbout } from './price-mails.contract.ts'

/** Returns the subject of price mails by the secret of a link in one of them. */
export type ReadPriceMails = (secret: string, language: Language) => Promise<PriceMailsAbout>

type Needs = {
  /** Each returns the subscription with this hash; null if it has none. */
  about: readonly ((hash: Buffer, language: Language) => Promise<PriceMailsAbout | null>)[]
  sha256: (text: string) => Buffer
}

export function readPriceMails({ about, sha256 }: Needs): ReadPriceMails {
  return async (secret, language) => {
    const hash = sha256(secret)
    for (const read of about) {
      const found = await read(hash, language)
      if (found) return found
    }
    return { kind: 'over', reference: null, search: null }
  }
}
