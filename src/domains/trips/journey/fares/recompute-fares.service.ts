import {
  computeFare,
  explainFare,
  type CardVersion,
  type FareInputs,
  type Fare,
  type FareExplanation,
} from '#domains/fares/public.ts'
import type { Language } from '#kernel/locale.ts'
import type { Db } from '#platform/db/database.ts'

/** Stored inputs of a fare, and the rate-card version of its day. The version is null for a shuttle. */
export type StoredFare = { inputs: object; rateCardVersionId: string | null }

export type RecomputeFares = {
  compute(db: Db, kept: StoredFare, language: Language): Promise<Fare>
  /** Like `compute`, with each line's rule as a sentence. */
  explain(db: Db, kept: StoredFare, language: Language): Promise<FareExplanation>
}

type Needs = { cardVersion: (db: Db, versionId: string) => Promise<CardVersion | null> }

/** Computes fares from stored inputs. The result is the same to the cent, whatever has been published since. */
export function recomputeFares({ cardVersion }: Needs): RecomputeFares {
  async function cardOf(db: Db, versionId: string | null): Promise<CardVersion | null> {
    if (versionId === null) return null
    const card = await cardVersion(db, versionId)
    if (!card) throw new Error(`there is no version ${versionId} of a rate card`)
    return card
  }

  return {
    async compute(db, { inputs, rateCardVersionId }, language) {
      return computeFare(inputs as FareInputs, await cardOf(db, rateCardVersionId), language)
    },
    async explain(db, { inputs, rateCardVersionId }, language) {
      return explainFare(inputs as FareInputs, await cardOf(db, rateCardVersionId), language)
    },
  }
}
