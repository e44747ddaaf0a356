import { networksOf } from '#kernel/network.ts'
import type { Counted } from '#platform/db/window-counts.store.ts'

const DAY = 24 * 3600

/** Maximum characters sent to the translation service per day, because it charges by character. */
const CHARACTERS = { all: 1_000_000, network: 50_000 } as const

/** Maximum new texts of one network per day, of the 500 per platform. */
const NEW_TEXTS_OF_NETWORK = 100

/** Returns the counters of characters sent to the service, in total and per network. */
export function charactersCounted(
  texts: readonly string[],
  networkAddress: string,
  scale: number,
): Counted[] {
  const by = texts.reduce((sum, text) => sum + text.length, 0)
  return [
    { name: 'translated characters', limit: { most: Math.round(CHARACTERS.all * scale), seconds: DAY }, by },
    ...ofNetwork('translated characters', CHARACTERS.network, by, networkAddress, scale),
  ]
}

/** Returns the counters of new texts. */
export function newTextsCounted(by: number, networkAddress: string, scale: number): Counted[] {
  return ofNetwork('new texts', NEW_TEXTS_OF_NETWORK, by, networkAddress, scale)
}

function ofNetwork(what: string, most: number, by: number, networkAddress: string, scale: number): Counted[] {
  return networksOf(networkAddress).map(({ name, times }) => ({
    name: `${what} from ${name}`,
    limit: { most: Math.round(most * times * scale), seconds: DAY },
    by,
  }))
}
