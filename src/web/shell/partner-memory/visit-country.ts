import type { Language } from '#kernel/locale.ts'
import { countryOfLanguage, countryStorage, followCountry, readCountry } from '#web/app/visitor-country.ts'

/** A guess by the network that comes later is not waited for. */
const GUESS_MS = 4000

type Asked = { productName: string; language: Language; knowsNetworks: boolean }

/** Tells the visitor's country once: the known one, else the network's as soon as it is guessed, else the language's. */
export function tellCountry(
  { productName, language, knowsNetworks }: Asked,
  tell: (country: string) => void,
): () => void {
  const known = () => readCountry(countryStorage(), productName)?.code
  const stop = () => {
    clearTimeout(timer)
    unfollow()
  }
  const settle = () => {
    stop()
    tell(known() ?? countryOfLanguage(language))
  }
  const timer = setTimeout(settle, knowsNetworks && known() === undefined ? GUESS_MS : 0)
  const unfollow = followCountry(settle)
  return stop
}
