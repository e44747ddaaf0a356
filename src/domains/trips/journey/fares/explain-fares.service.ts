import {
  computeFare,
  explainFare,
  findCardVersion,
  type CardVersion,
  type FareInputs,
  type Fare,
  type FareExplanation,
} from '#domains/fares/public.ts'
import type { Language } from '#kernel/locale.ts'
import type { Db } from '#platform/db/database.ts'
import type { TripRecord } from '../trip.ts'

/** Stored inputs of a fare, and the rate-card version of its day. The version is null for a shuttle. */
type StoredFare = { inputs: object; rateCardVersionId: string | null }

/** Computes a fare from its stored inputs: the same to the cent, whatever has been published since. */
export async function computeStoredFare(
  db: Db,
  { inputs, rateCardVersionId }: StoredFare,
  language: Language,
): Promise<Fare> {
  return computeFare(inputs as FareInputs, await cardOf(db, rateCardVersionId), language)
}

/** Like `computeStoredFare`, with each line's rule as a sentence. */
export async function explainStoredFare(
  db: Db,
  { inputs, rateCardVersionId }: StoredFare,
  language: Language,
): Promise<FareExplanation> {
  return explainFare(inputs as FareInputs, await cardOf(db, rateCardVersionId), language)
}

async function cardOf(db: Db, versionId: string | null): Promise<CardVersion | null> {
  if (versionId === null) return null
  const card = await findCardVersion(db, versionId)
  if (!card) throw new Error(`there is no version ${versionId} of a rate card`)
  return card
}

/** A fare as computed today. `matches`: each line equals the stored one to the cent. */
type FareCheck = FareExplanation & { matches: boolean }
export type ExplainedFares = { quoted: FareCheck; billed: FareCheck | null }

type StoredFares = Pick<TripRecord, 'rateCardVersionId' | 'fareInputs' | 'fare' | 'billInputs' | 'bill'>

/** Recomputes the quoted and the billed fare of a trip, at any later time. */
export async function explainFares(
  db: Db,
  { rateCardVersionId, fareInputs, fare, billInputs, bill }: StoredFares,
  language: Language,
): Promise<ExplainedFares> {
  const explain = async (inputs: object, stored: Fare): Promise<FareCheck> => {
    const again = await explainStoredFare(db, { inputs, rateCardVersionId }, language)
    return { ...again, matches: amountsOf(again) === amountsOf(stored) }
  }
  return {
    quoted: await explain(fareInputs, fare),
    billed: billInputs && bill ? await explain(billInputs, bill) : null,
  }
}

/** Returns the parts in which two computations of a fare must agree, in any language. */
function amountsOf({ lines, total }: Pick<Fare, 'lines' | 'total'>): string {
  const parts = lines.map(({ kind, rule, amount }) => [kind, rule, amount.amount, amount.currency])
  return JSON.stringify([parts, total.amount, total.currency])
}
