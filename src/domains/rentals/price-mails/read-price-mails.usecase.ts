import type { Language } from '#kernel/locale.ts'
import type { PriceMailsAbout } from './price-mails.contract.ts'

/** What mails about a price are about, by the secret of a link in one of them. */
export type ReadPriceMails = (secret: string, language: Language) => Promise<PriceMailsAbout>

type Needs = {
  /** Each says what has a link by this hash; null: it has none such. */
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
