import { networksOf } from '#kernel/network.ts'
import type { Counted } from '#platform/db/window-counts.store.ts'

const DAY = 24 * 3600

/** Characters sent to the translation service in a day: it is paid by them. */
const CHARACTERS = { all: 1_000_000, network: 50_000 } as const

/** New texts that one network adds in a day, of the 500 that a platform takes. */
const NEW_TEXTS_OF_NETWORK = 100

/** What texts sent to the service are counted under, of all callers together and of their network. */
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

/** What new texts of a platform are counted under. */
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
